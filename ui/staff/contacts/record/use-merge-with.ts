import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useService } from "../../../react/services.tsx";
import { useSelectContact } from "../picker/use-select-contact.ts";

/** Lets the user select a contact to merge with, then opens the merge plan; by default the contact shown is kept. */
export const useMergeWith = (contact: Contact | undefined): (() => Promise<void>) => {
  const select = useSelectContact();
  const modals = useService(Modals);
  const text = useText(recordText);
  return async () => {
    if (contact === undefined) return;
    const chosen = await select({
      title: text("merge.title", { name: contact.name }),
      action: text("merge.action"),
      except: [contact.con_id],
    });
    const other = chosen?.[0];
    if (other !== undefined) modals.open("merge-contacts", { kept: contact.con_id, other });
  };
};
