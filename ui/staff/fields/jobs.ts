import { fieldJobsText } from "../../i18n/en/field-jobs.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { JobContribution } from "../job-contribution.ts";

const say = translateNow(fieldJobsText);

export const jobKinds: readonly JobContribution[] = [
  {
    kind: "fields.convert",
    title: ({ subject, undoes }) => say(undoes === null ? "convert" : "revert", { name: subject }),
    counts: ({ progress: { counts }, undoes }) => (undoes === null ? say("counts", { emptied: counts["emptied"] ?? 0 }) : ""),
    href: () => "/ui/settings/fields",
  },
  { kind: "fields.revert", title: ({ subject }) => say("revert", { name: subject }), counts: () => "", href: () => "/ui/settings/fields" },
];
