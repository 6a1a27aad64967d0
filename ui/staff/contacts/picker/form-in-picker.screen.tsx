import { NewContactFormView } from "../form/new-contact-form.view.tsx";
import { useNewContact } from "../form/use-new-contact.ts";

type FormInPickerProps = { readonly words: string; readonly onMade: (id: number) => void };

/** The form for a contact that is selected when created. */
export const FormInPicker = ({ words, onMade }: FormInPickerProps) => {
  const form = useNewContact(words.trim() === "" ? undefined : words, (made) => onMade(made.con_id));
  return <NewContactFormView {...form} onSelect={(contact) => onMade(contact.con_id)} />;
};
