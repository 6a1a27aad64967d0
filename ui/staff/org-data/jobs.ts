import { orgExportJobText } from "../../i18n/en/org-export-job.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { JobContribution } from "../job-contribution.ts";

const say = translateNow(orgExportJobText);

export const jobKinds: readonly JobContribution[] = [
  {
    kind: "org.export",
    title: () => say("title"),
    counts: ({ progress: { counts } }) => say("rows", { rows: counts["rows"] ?? 0 }),
    href: () => "/ui/settings/other/data",
  },
];
