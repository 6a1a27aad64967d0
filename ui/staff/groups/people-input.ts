import type { GroupField } from "../../../core/groups/contact-fields.rule.ts";

/**
 * Props of an input for the contacts of a condition.
 * @property typed their con_ids, comma-separated
 */
export type PeopleInput = {
  readonly field: GroupField;
  readonly typed: string;
  readonly error: string | undefined;
  /** the input lost the focus */
  readonly onLeave: () => void;
  readonly onChange: (typed: string) => void;
};
