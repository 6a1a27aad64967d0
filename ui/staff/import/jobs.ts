import { importJobsText } from "../../i18n/en/import-jobs.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { JobContribution } from "../job-contribution.ts";

const say = translateNow(importJobsText);

export const jobKinds: readonly JobContribution[] = [
  {
    kind: "import.run",
    title: ({ subject }) => say("run", { name: subject }),
    counts: ({ progress: { counts }, undoes }) => {
      const { created = 0, updated = 0, skipped = 0, failed = 0 } = counts;
      return undoes === null ? say("counts", { created, updated, skipped, failed }) : "";
    },
    href: ({ about }) => (about === null ? null : `/ui/contacts/import/status/${about}`),
  },
  { kind: "import.plan", title: ({ subject }) => say("plan", { name: subject }), counts: () => "", href: () => null, isQuiet: true },
];
