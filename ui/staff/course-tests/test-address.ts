import type { TestSettings } from "../../../core/course-tests/course-test.view-model.ts";
import { Pace } from "../../../core/course-tests/imagined-learner.rule.ts";
import { isLocalDate } from "../../../core/kernel/dates.ts";

type Address = Readonly<Partial<Record<string, string>>>;

/** The contact that the address names, null for an imagined learner. */
export const contactIn = ({ contact }: Address): number | null => Number.parseInt(contact ?? "", 10) || null;

/**
 * The settings that the address names.
 * @param today the day of joining when none is named
 */
export const settingsIn = ({ joined, pace, drafts }: Address, today: string): TestSettings => ({
  joined: joined !== undefined && isLocalDate(joined) ? joined : today,
  pace: Pace.is(pace) ? pace : "week",
  drafts: drafts === "1",
});
