import * as t from "io-ts";
import { exactly } from "../kernel/exactly.ts";

const Days = t.union([t.number, t.null]);
const daysByKind = { deliveries: Days, usage: Days, views_as: Days, messages_of_archived: Days };

/** Days after which records are deleted, by kind; null: they are kept. */
export const RetentionDays = t.readonly(t.type(daysByKind, "RetentionDays"));
export type RetentionDays = t.TypeOf<typeof RetentionDays>;

const Held = t.type({ rows: t.number, oldest: Days });

/**
 * How long records are kept, and what there is of each kind.
 * @property held number of records, and when the oldest was made in epoch seconds
 */
export const Retention = t.type(
  {
    version: t.number,
    days: RetentionDays,
    held: t.type({ deliveries: Held, usage: Held, views_as: Held, messages_of_archived: Held }),
  },
  "Retention",
);
export type Retention = t.TypeOf<typeof Retention>;

/** Changes how long records are kept. */
export const RetentionChange = exactly("RetentionChange", { version: t.number, days: exactly("RetentionDaysChange", daysByKind, {}) }, {});
export type RetentionChange = t.TypeOf<typeof RetentionChange>;

/** Number of records that the next run would delete, by kind. */
export const RetentionDue = t.type(
  { deliveries: t.number, usage: t.number, views_as: t.number, messages_of_archived: t.number },
  "RetentionDue",
);
export type RetentionDue = t.TypeOf<typeof RetentionDue>;
