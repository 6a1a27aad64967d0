import { contactTabsText } from "../../../i18n/en/contact-tabs.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Tabs } from "../../../kit/tabs.view.tsx";

export type ContactTab = "main" | "archived" | "notes" | "tasks" | "bin";

const hrefs: Readonly<Record<ContactTab, string>> = {
  main: "/ui/contacts",
  archived: "/ui/contacts/archived",
  notes: "/ui/contacts/notes",
  tasks: "/ui/contacts/tasks",
  bin: "/ui/contacts/bin",
};
const tabs: readonly ContactTab[] = ["main", "archived", "notes", "tasks", "bin"];

/** The tabs of contacts; the bin is shown only to users who may delete. */
export const ContactTabs = ({ selected, mayDelete }: { readonly selected: ContactTab; readonly mayDelete: boolean }) => {
  const text = useText(contactTabsText);
  return (
    <Tabs
      label={text("tabs")}
      selected={selected}
      tabs={tabs.filter((id) => id !== "bin" || mayDelete).map((id) => ({ id, label: text(id), href: hrefs[id] }))}
    />
  );
};
