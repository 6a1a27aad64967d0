import * as E from "fp-ts/lib/Either.js";
import type { CampaignTrigger } from "../campaigns/campaign-record.model.ts";
import { campaignRefusals } from "../campaigns/campaign-refusals.ts";
import { TriggerChange } from "../campaigns/campaign-write.model.ts";
import { decideTriggerChange, newTriggerValues, type TriggerValues } from "../campaigns/decide-trigger.rule.ts";
import { decodeReport } from "../kernel/decode-report.ts";
import { type Failure, failureMessage } from "../kernel/failure.ts";
import type { FieldNote, TriggerCheck, TriggerModel } from "./trigger-calls.model.ts";

type Decided = { readonly errors: readonly FieldNote[]; readonly values: TriggerValues | null };

const newId = 0;

/** A lesson that is not stored yet, as it would be added. */
const asNew = (stored: readonly CampaignTrigger[], campaign_id: number, zone: string, now: number): readonly CampaignTrigger[] =>
  newTriggerValues(stored, 1, campaign_id, zone, now).map((values) => ({
    ...values,
    id: newId,
    campaign_id,
    type: "lesson",
    lesson_id: 0,
    lesson_name: "",
    published: true,
    changed: false,
    status: "draft",
  }));

const decided = (known: readonly CampaignTrigger[], id: number, values: unknown, zone: string, now: number): Decided => {
  const change = TriggerChange.decode(values);
  if (E.isLeft(change))
    return { errors: decodeReport(change.left).map(({ path, message }) => ({ field: path === "" ? "id" : path, message })), values: null };
  const next = decideTriggerChange(known, id, change.right, zone, now);
  if (E.isRight(next)) return { errors: [], values: next.right };
  const failure = next.left;
  return {
    errors:
      failure.tag === "invalid"
        ? Object.entries(failure.errors).flatMap(([field, messages]) => messages.map((message) => ({ field, message })))
        : [{ field: "id", message: failureMessage(failure) }],
    values: null,
  };
};

/**
 * Checks a trigger as it is typed, by the rules that decide it when it is stored.
 * @param stored the triggers of its campaign
 * @param zone the organisation's time zone
 * @param now epoch seconds
 */
export const checkTrigger = (
  stored: readonly CampaignTrigger[],
  { campaign_id, id, ...values }: TriggerModel,
  zone: string,
  now: number,
): TriggerCheck => {
  const known = id === undefined ? [...stored, ...asNew(stored, campaign_id, zone, now)] : stored;
  const found = decided(known, id ?? newId, values, zone, now);
  const isPast = found.values !== null && found.values.release === "date" && found.values.start_time <= now;
  const isNever = found.values !== null && known.some((trigger) => trigger.id === (id ?? newId) && !trigger.published);
  return {
    valid: found.errors.length === 0,
    errors: found.errors,
    warnings: [
      ...(isPast ? [{ field: "start_date", message: campaignRefusals.trigger_day_past.message }] : []),
      ...(isNever ? [{ field: "id", message: campaignRefusals.trigger_never_published.message }] : []),
    ],
  };
};

/** The problems of a check at their fields, as a form shows them; null where there are none. */
export const checkFailure = ({ errors }: TriggerCheck): Failure | null => {
  const [first] = errors;
  if (first === undefined) return null;
  const fields = [...new Set(errors.map(({ field }) => field))];
  const of = (field: string): readonly string[] => errors.filter((note) => note.field === field).map(({ message }) => message);
  return { tag: "invalid", message: first.message, errors: Object.fromEntries(fields.map((field) => [field, of(field)])) };
};
