import { contactFields } from "./contact-fields.rule.ts";
import type { GroupVocabulary } from "./group-answers.model.ts";

/** The vocabulary of filters until the organisation's is loaded: the fields of every contact. */
export const startVocabulary: GroupVocabulary = {
  fields: contactFields,
  campaigns: [],
  lessons: [],
  trackers: [],
  people: [],
  teams: [],
  timezone: "UTC",
};
