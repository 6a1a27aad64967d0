import { bulkKindOf, splitSubject } from "../../../core/bulk/bulk-subject.rule.ts";
import { bulkJobsText } from "../../i18n/en/bulk-jobs.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { JobContribution } from "../job-contribution.ts";

const say = translateNow(bulkJobsText);

export const jobKinds: readonly JobContribution[] = [
  {
    kind: "contacts.bulk",
    title: ({ subject }) => {
      const { word, about } = splitSubject(subject);
      return say(bulkKindOf(word), { about });
    },
    counts: ({ progress: { counts }, undoes }) => {
      const { changed = 0, same = 0, refused = 0, skipped = 0, reversed = 0, kept = 0, impossible = 0 } = counts;
      return undoes === null ? say("counts", { changed, same, refused, skipped }) : say("undone", { reversed, kept, impossible });
    },
    href: ({ about }) => (about === null ? null : `/ui/contacts/bulk/${about}`),
  },
  { kind: "contacts.bulk.plan", title: () => "", counts: () => "", href: () => null, isQuiet: true },
];
