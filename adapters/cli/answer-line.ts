import * as E from "fp-ts/lib/Either.js";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import type { AnyRule } from "../../core/kernel/rule.ts";

/** The result of one input line: a JSON text, and whether the line was invalid. */
export type LineAnswer = { readonly text: string; readonly failed: boolean };

const failure = (error: string, path: string): LineAnswer => ({ text: JSON.stringify({ error, path }), failed: true });

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The rule's result for one JSON line; a line that is invalid JSON or does not decode yields `{error, path}`. */
export const answerLine = (rule: AnyRule, line: string): LineAnswer => {
  const parsed = E.tryCatch((): unknown => JSON.parse(line), reason);
  if (E.isLeft(parsed)) return failure(`not valid JSON: ${parsed.left}`, "");
  const answered = E.tryCatch(() => rule.apply(parsed.right), reason);
  if (E.isLeft(answered)) return failure(`${rule.name} cannot answer: ${answered.left}`, "");
  if (E.isRight(answered.right)) return { text: JSON.stringify(answered.right.right ?? null), failed: false };
  const [first] = decodeReport(answered.right.left);
  return failure(first?.message ?? "not understood", first?.path ?? "");
};
