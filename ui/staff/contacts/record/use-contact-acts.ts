import type { ContactRecord } from "../../../../core/contacts/contact-record.service.ts";
import { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useGo } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useStaffUser } from "../../staff-user.ts";
import { useContactLifecycle } from "../bin/use-contact-lifecycle.ts";
import { useMayDelete } from "../use-may-delete.ts";
import { useMoving } from "../use-moving.ts";
import { useMergeWith } from "./use-merge-with.ts";

/**
 * What a user does with a contact as a whole: archive, delete, block, merge, and open its portal.
 * @param contact undefined until loaded
 */
export const useContactActs = (id: number, record: ContactRecord, contact: Contact | undefined) => {
  const [board, modals, go] = [useService(ContactRows), useService(Modals), useGo()];
  const { isMoving, move } = useMoving({ ...board, archive: () => record.archive, unarchive: () => record.unarchive });
  const life = useContactLifecycle();
  const merge = useMergeWith(contact);
  const mayDelete = useMayDelete();
  const hasPortal = useStaffUser().features.includes("include_portal");
  return {
    isMoving,
    mayDelete,
    onMove: (): void => void move([id], contact?.archived === true),
    onBlock: (isBlocked: boolean): void => {
      if (contact !== undefined) void life.setBlocked(contact, isBlocked);
    },
    onRemove: (): void => {
      if (contact !== undefined)
        void life.remove(contact).then((isGone) => {
          if (isGone) go("/ui/contacts");
        });
    },
    onMerge: (): void => void merge(),
    onPortalLink: hasPortal ? () => modals.open("portal-link", { contact: id }) : undefined,
    onViewAs: hasPortal && contact !== undefined ? () => modals.open("view-as", { contact: id, name: contact.name }) : undefined,
  };
};
