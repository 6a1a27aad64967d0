import { portalRefusals } from "./auth/portal-refusals.ts";
import { serverRefusals } from "./client/server-refusals.ts";
import { contactRefusals } from "./contacts/contact-refusals.ts";
import { failureRefusals } from "./kernel/failure-refusals.ts";
import { shapeRefusals } from "./kernel/shape-refusals.ts";
import { learningRefusals } from "./learning/learning-refusals.ts";
import { outboxRefusals } from "./outbox/outbox-refusals.ts";
import { validationRefusals } from "./validation/validation-refusals.ts";

/** Every refusal that learners read, by its code: the sentence in English, as the API says it, with its values in double braces. Other languages translate this table. */
export const refusals = {
  ...failureRefusals,
  ...shapeRefusals,
  ...serverRefusals,
  ...validationRefusals,
  ...contactRefusals,
  ...portalRefusals,
  ...learningRefusals,
  ...outboxRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** A refusal for machines and translators. */
export type Refusal = { readonly code: RefusalCode; readonly values: Readonly<Record<string, string>> };

const isCode = (key: string): key is RefusalCode => key in refusals;
const place = /\{\{(\w+)\}\}/g;
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type Shape = { readonly code: RefusalCode; readonly shape: RegExp; readonly fixed: number };

const shapeOf = (code: RefusalCode): Shape => {
  const parts = refusals[code].split(place);
  const said = parts.filter((_, at) => at % 2 === 0);
  return {
    code,
    shape: new RegExp(`^${parts.map((part, at) => (at % 2 === 0 ? literal(part) : `(?<${part}>.+)`)).join("")}$`, "su"),
    fixed: said.join("").length,
  };
};

/** Sentences that say more themselves come before those that leave more open. */
const shapes: readonly Shape[] = Object.keys(refusals)
  .filter(isCode)
  .map(shapeOf)
  .toSorted((a, b) => b.fixed - a.fixed);

/** The code and the values behind a sentence of the table; null for any other text. */
export const refusalOf = (text: string): Refusal | null => {
  for (const { code, shape } of shapes) {
    const found = shape.exec(text);
    if (found !== null) return { code, values: { ...found.groups } };
  }
  return null;
};
