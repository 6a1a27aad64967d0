import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { retentionKeys, retentionKinds } from "./retention-kinds.rule.ts";
import { retentionRefusals } from "./retention-refusals.ts";
import type { RetentionChange, RetentionDays } from "./retention.model.ts";

const day = 86_400;

/** The days in force without a setting. */
export const standardDays: RetentionDays = {
  deliveries: retentionKinds.deliveries.standard,
  usage: retentionKinds.usage.standard,
  views_as: retentionKinds.views_as.standard,
  messages_of_archived: retentionKinds.messages_of_archived.standard,
};

/** What is wrong with chosen days, by path; a kind that has a standard cannot be kept for ever. */
export const retentionProblems = (days: RetentionDays): Readonly<Record<string, readonly Refusal[]>> =>
  Object.fromEntries(
    retentionKeys.flatMap((key) => {
      const { min, max, standard } = retentionKinds[key];
      const chosen = days[key];
      const isGood = chosen === null ? standard === null : Number.isInteger(chosen) && chosen >= min && chosen <= max;
      return isGood ? [] : [[`days.${key}`, [retentionRefusals.retention_days({ min, max })]] as const];
    }),
  );

/** The days to store; a conflict when they were changed since they were read. */
export const decideRetention = (
  stored: { readonly version: number; readonly days: RetentionDays },
  { version, days }: RetentionChange,
): E.Either<Failure, RetentionDays> => {
  const problems = retentionProblems(days);
  if (Object.keys(problems).length > 0) return E.left(invalid(problems));
  return version === stored.version ? E.right(days) : E.left(conflict(retentionRefusals.retention_changed, stored));
};

/**
 * The time before which records are deleted; null when they are kept.
 * @param now epoch seconds
 */
export const cutBefore = (days: number | null, now: number): number | null => (days === null ? null : now - days * day);
