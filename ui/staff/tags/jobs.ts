import { tagJobsText } from "../../i18n/en/tag-jobs.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { JobContribution } from "../job-contribution.ts";

const say = translateNow(tagJobsText);

export const jobKinds: readonly JobContribution[] = [
  {
    kind: "tags.change",
    title: ({ subject }) => say("change", { names: subject }),
    counts: ({ progress: { done } }) => say("counts", { count: done }),
    href: () => "/ui/settings/tags",
  },
];
