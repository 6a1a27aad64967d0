import { expectedEntry } from "../../core/contacts/expected-entry.rule.ts";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import type { Saying } from "../../core/kernel/refusal.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useText } from "../i18n/use-text.ts";

/** A validation error with its format hint, translated. */
export const useProblemWords = (): ((refusal: Saying | undefined, kind: FieldType | "mobile") => string | undefined) => {
  const say = useRefusalWords();
  const text = useText(fieldValuesText);
  return (refusal, kind) => {
    if (refusal === undefined) return undefined;
    const expected = expectedEntry(refusal, kind);
    return expected === null ? say(refusal) : text(`expected.${expected}`, { problem: say(refusal) });
  };
};
