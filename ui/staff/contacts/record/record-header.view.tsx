import { Archive, ArchiveRestore, Ban, EllipsisVertical, Eye, ImageOff, ImagePlus, Link, Merge, Network, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ContactRecordState } from "../../../../core/contacts/contact-record.model.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { contactPhotoText } from "../../../i18n/en/contact-photo.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { listLinksText } from "../../../i18n/en/list-links.ts";
import { portalLinkText } from "../../../i18n/en/portal-link.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { viewAsContactText } from "../../../i18n/en/view-as-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Menu } from "../../../kit/menu.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { SaveWord } from "../../../kit/save-word.view.tsx";
import styles from "./contact-record.module.css";

/** The actions on a contact as a whole. */
export type RecordActs = {
  /** hides all actions from users without permission to change contacts */
  readonly isReadOnly?: boolean;
  readonly isMoving: boolean;
  readonly mayDelete: boolean;
  readonly onMove: () => void;
  readonly onBlock: (isBlocked: boolean) => void;
  readonly onPhoto: { readonly choose: () => void; readonly remove: () => void };
  readonly onRemove: () => void;
  readonly onMerge: () => void;
  /** the user the contact is assigned to */
  readonly assigned: ReactNode;
  /** undefined when there is no portal */
  readonly onPortalLink: (() => void) | undefined;
  /** undefined when there is no portal */
  readonly onViewAs: (() => void) | undefined;
};

/** The name, save state and actions of a contact; a failed save is shown with its reason below. */
export const RecordHeader = ({
  contact,
  state,
  ...props
}: RecordActs & { readonly contact: Contact; readonly state: ContactRecordState }) => {
  const text = useText(contactsText);
  const life = useText(contactLifecycleText);
  const photo = useText(contactPhotoText);
  const link = useText(portalLinkText);
  const parts = useText(recordText);
  const links = useText(listLinksText);
  const view = useText(viewAsContactText);
  return (
    <PageHeader
      title={contact.name}
      lead={<Avatar name={contact.name} id={contact.id} src={contact.photo} size={60} isDecorative />}
      note={
        <span className={styles["facts"]}>
          {contact.archived ? (
            <Pill icon={Archive} tone="warning">
              {text("record.archivedPill")}
            </Pill>
          ) : null}
          {contact.blocked ? (
            <Pill icon={Ban} tone="danger">
              {life("blockedPill")}
            </Pill>
          ) : null}
          {props.assigned}
          <SaveWord state={state.save === "failed" ? "idle" : state.save} />
        </span>
      }
      actions={
        props.isReadOnly === true ? undefined : (
          <>
            <Button icon={contact.archived ? ArchiveRestore : Archive} isPending={props.isMoving} onPress={props.onMove}>
              {text(contact.archived ? "actions.unarchive" : "actions.archive")}
            </Button>
            <Menu
              label={life("more", { name: contact.name })}
              placement="bottom end"
              trigger={<IconButton icon={EllipsisVertical} kind="secondary" label={life("more", { name: contact.name })} />}
              groups={[
                {
                  id: "life",
                  entries: [
                    { id: "merge", label: parts("merge.with"), icon: Merge },
                    { id: "tree", label: links("tree"), icon: Network, href: `/ui/contacts/relationships?root=${contact.con_id}` },
                    ...(props.onPortalLink === undefined || contact.archived || contact.blocked
                      ? []
                      : [{ id: "link", label: link("open"), icon: Link }]),
                    ...(props.onViewAs === undefined || contact.archived || contact.blocked
                      ? []
                      : [{ id: "view-as", label: view("open", { name: contact.name }), icon: Eye }]),
                    { id: "photo", label: photo("choose"), icon: ImagePlus },
                    ...(contact.photo === null ? [] : [{ id: "no-photo", label: photo("remove"), icon: ImageOff }]),
                    { id: "block", label: life(contact.blocked ? "unblock" : "block"), icon: Ban },
                    ...(props.mayDelete ? [{ id: "delete", label: life("delete"), icon: Trash2, isDangerous: true }] : []),
                  ],
                },
              ]}
              onAction={(action) => {
                if (action === "merge") props.onMerge();
                else if (action === "link") props.onPortalLink?.();
                else if (action === "view-as") props.onViewAs?.();
                else if (action === "photo") props.onPhoto.choose();
                else if (action === "no-photo") props.onPhoto.remove();
                else if (action === "block") props.onBlock(!contact.blocked);
                else if (action === "delete") props.onRemove();
              }}
            />
          </>
        )
      }
    />
  );
};
