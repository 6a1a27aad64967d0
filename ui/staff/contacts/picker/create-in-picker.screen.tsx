import { ArrowLeft } from "lucide-react";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { selectContactText } from "../../../i18n/en/select-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { NewContactFormView } from "../new-contact-form.view.tsx";
import { useNewContact } from "../use-new-contact.ts";

type CreateInPickerProps = { readonly words: string; /** told who was made, or selected because they are there already */ readonly onMade: (id: number) => void; readonly onBack: () => void; readonly onClose: () => void };

/** Making somebody who is selected at once. */
export const CreateInPicker = ({ words, onMade, onBack, onClose }: CreateInPickerProps) => {
  const text = useText(contactsText);
  const say = useText(selectContactText);
  const form = useNewContact(words.trim() === "" ? undefined : words, (made) => onMade(made.con_id));
  return (
    <Dialog title={text("newTitle")} size="600" isOpen onClose={onClose}>
      <div>
        <Button kind="quiet" size="small" icon={ArrowLeft} onPress={onBack}>
          {say("back")}
        </Button>
      </div>
      <NewContactFormView {...form} onSelect={(contact) => onMade(contact.con_id)} />
    </Dialog>
  );
};
