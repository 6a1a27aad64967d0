import { contactFields } from "./contact-fields.rule.ts";
import type { GroupVocabulary } from "./group-answers.model.ts";

/** The filter vocabulary until the organisation's is loaded: the main fields. */
export const startVocabulary: GroupVocabulary = {
  fields: contactFields,
  campaigns: [],
  lessons: [],
  trackers: [],
  people: [],
  teams: [],
  timezone: "UTC",
};
