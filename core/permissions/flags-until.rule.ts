import * as t from "io-ts";
import { allFlags, Flag } from "../access/role.model.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { permissionRefusals } from "./permission-refusals.ts";
import { neededBy } from "./permission-table.rule.ts";

/** When permissions end, epoch seconds by permission; one that is absent has no end. */
export const FlagsUntil = t.record(t.string, t.number, "FlagsUntil");
export type FlagsUntil = t.TypeOf<typeof FlagsUntil>;

/** The end of a permission, null for none; an unreadable end has come. */
const endOf = (until: unknown, flag: Flag): number | null => {
  const end: unknown = Reflect.get(Object(until), flag);
  if (end === undefined || end === null) return null;
  return typeof end === "number" ? end : 0;
};

/**
 * The permissions that are in force: those whose end has not come and that need none whose end has come.
 * @param flags as they are stored
 * @param until as it is stored
 * @param now epoch seconds
 */
export const flagsInForce = (flags: readonly string[], until: unknown, now: number): readonly Flag[] => {
  const held = flags.filter(Flag.is);
  const ended = held.filter((flag) => (endOf(until, flag) ?? Number.POSITIVE_INFINITY) <= now);
  const gone = new Set([...ended, ...ended.flatMap(neededBy)]);
  return gone.size === 0 ? held : held.filter((flag) => !gone.has(flag));
};

/** The ends of permissions, in the order of the table; those of others are left out. */
export const endsOf = (flags: readonly string[], until: unknown): FlagsUntil =>
  Object.fromEntries(
    allFlags.flatMap((flag) => {
      const end = flags.includes(flag) ? endOf(until, flag) : null;
      return end === null ? [] : [[flag, end]];
    }),
  );

const day = 86_400;
/** For how many days a permission is granted with an end at most. */
export const longestGrantDays = 366;

/**
 * Refuses an end that has come, one too far away, and one of a permission that the user does not get.
 * @param flags after the change
 * @param asked ends that are asked for; null for none
 * @param now epoch seconds
 */
export const endProblem = (
  flags: readonly string[],
  asked: Readonly<Record<string, number | null | undefined>>,
  now: number,
): Failure | null => {
  for (const [flag, end] of Object.entries(asked)) {
    if (end === null || end === undefined) continue;
    if (!flags.includes(flag)) return invalid({ flags_until: [permissionRefusals.end_of_none] });
    if (end <= now) return invalid({ flags_until: [permissionRefusals.end_has_come] });
    // A last day is counted to its end in whatever time zone.
    if (end > now + (longestGrantDays + 2) * day)
      return invalid({ flags_until: [permissionRefusals.end_too_late({ days: longestGrantDays })] });
  }
  return null;
};
