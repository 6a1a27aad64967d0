import type { ContactRecord, OutsideChange } from "./simulation.model.ts";

/** External changes in chronological order, each applied once. */
export type OutsideChanges = {
  /**
   * The contact with every change up to and including that time.
   * @param at epoch seconds
   */
  readonly until: (at: number, contact: ContactRecord) => ContactRecord;
  /** The time of the next change that has not been applied, or null. */
  readonly next: () => number | null;
};

/** Sorts changes by time; simultaneous ones keep their order. */
export const outsideChanges = (changes: readonly OutsideChange[]): OutsideChanges => {
  const ordered = changes.toSorted((a, b) => a.at - b.at);
  let applied = 0;
  return {
    until: (at, contact) => {
      let after = contact;
      for (let change = ordered[applied]; change !== undefined && change.at <= at; change = ordered[applied]) {
        after = { ...after, ...change.values };
        applied += 1;
      }
      return after;
    },
    next: () => ordered[applied]?.at ?? null,
  };
};
