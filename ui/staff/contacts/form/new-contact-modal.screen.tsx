import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Dialog } from "../../../kit/dialog.view.tsx";
import type { ModalProps } from "../../modal-contribution.ts";
import { NewContactFormView } from "./new-contact-form.view.tsx";
import { useNewContact } from "./use-new-contact.ts";

/** Making a contact without leaving the page; `search` says with what to begin. What is typed stays on the device when the window is closed. */
export const NewContactModalScreen = ({ params, onClose }: ModalProps) => {
  const text = useText(contactsText);
  const form = useNewContact(params["search"]);
  return (
    <Dialog title={text("newTitle")} size="600" isOpen onClose={onClose}>
      <NewContactFormView {...form} onGo={onClose} />
    </Dialog>
  );
};
