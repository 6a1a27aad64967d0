import { Upload } from "lucide-react";
import { importTitlesText } from "../../i18n/en/import-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { CommandContribution } from "../command-contribution.ts";

const say = translateNow(importTitlesText);

export const commands: readonly CommandContribution[] = [
  {
    id: "import.contacts",
    group: "create",
    title: () => say("importContacts"),
    icon: Upload,
    flags: ["contacts", "import_contacts"],
    words: "csv excel xlsx tsv upload people",
    run: ({ go }) => go("/ui/contacts/import"),
  },
];
