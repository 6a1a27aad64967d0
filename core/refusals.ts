import { portalRefusals } from "./auth/portal-refusals.ts";
import { serverRefusals } from "./client/server-refusals.ts";
import { contactRefusals } from "./contacts/contact-refusals.ts";
import { failureRefusals } from "./kernel/failure-refusals.ts";
import { sentencesOf } from "./kernel/refusal.ts";
import { shapeRefusals } from "./kernel/shape-refusals.ts";
import { learningRefusals } from "./learning/learning-refusals.ts";
import { outboxRefusals } from "./outbox/outbox-refusals.ts";
import { validationRefusals } from "./validation/validation-refusals.ts";

/** Every refusal that learners read, by its code: the sentence in English, as the API says it, with its values in double braces. Other languages translate this table. */
export const refusals = sentencesOf({
  ...failureRefusals,
  ...shapeRefusals,
  ...serverRefusals,
  ...validationRefusals,
  ...contactRefusals,
  ...portalRefusals,
  ...learningRefusals,
  ...outboxRefusals,
});

export type RefusalCode = keyof typeof refusals;

/** Whether a code is one of the table. */
export const isRefusalCode = (code: string): code is RefusalCode => code in refusals;
