import * as E from "fp-ts/lib/Either.js";
import { noContact } from "../contacts/decide-contact-change.rule.ts";
import type { Decision } from "../kernel/decision.ts";
import type { Accommodations } from "./accommodations.model.ts";

/** A write of accommodations, with the old ones for the audit log. */
export type AccommodationsWrite = { readonly before: Accommodations; readonly after: Accommodations };

/**
 * Decides a change of a contact's accommodations.
 * @param stored null for a contact that does not exist or is not visible to the caller
 */
export const decideAccommodations = (stored: Accommodations | null, given: Accommodations): Decision<AccommodationsWrite> => {
  if (stored === null) return noContact;
  return E.right(stored.bonus_time === given.bonus_time ? null : { before: stored, after: given });
};
