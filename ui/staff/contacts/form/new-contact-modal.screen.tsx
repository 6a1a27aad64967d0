import { NewContactRequest } from "../../../../core/contacts/new-contact-request.model.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { modalOf } from "../../modal-contribution.tsx";
import { NewContactFormView } from "./new-contact-form.view.tsx";
import { useNewContact } from "./use-new-contact.ts";

/** Creates a contact in a dialog; the draft stays on the device when the dialog is closed. */
export const NewContactModalScreen = modalOf("create-contact", NewContactRequest, ({ params, onClose }) => {
  const text = useText(contactsText);
  const form = useNewContact(params.search);
  return (
    <Dialog title={text("newTitle")} size="600" isOpen onClose={onClose}>
      <NewContactFormView {...form} onGo={onClose} />
    </Dialog>
  );
});
