import { Eraser, UserPlus } from "lucide-react";
import { contactKeysText } from "../../../i18n/en/contact-keys.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useQuery } from "../../../react/address.ts";
import { useScreenCommands } from "../../../react/screen-commands.ts";
import { HelpTipScreen } from "../../tooltips/help-tip.screen.tsx";
import { NewContactView } from "./new-contact.view.tsx";
import { useNewContact } from "./use-new-contact.ts";

/** Creates a contact; `?search=` prefills the form. */
export const NewContactScreen = () => {
  const form = useNewContact(useQuery()["search"]);
  const text = useText(contactKeysText);
  useScreenCommands([
    { id: "submit", title: text("submit"), icon: UserPlus, keys: "mod+enter", run: form.onSubmit },
    { id: "clear", title: text("clearForm"), icon: Eraser, run: form.onClear },
  ]);
  return <NewContactView {...form} help={<HelpTipScreen slug="contacts-create" />} />;
};
