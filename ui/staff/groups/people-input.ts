import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";

/**
 * What an input for the people of a condition is given.
 * @property typed their con_ids, parted by commas
 */
export type PeopleInput = {
  readonly field: GroupField;
  readonly typed: string;
  readonly error: string | undefined;
  /** it was left */
  readonly onLeave: () => void;
  readonly onChange: (typed: string) => void;
};
