import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

const longestText = 20_000;

/** A text to fill in for the contact in the URL. */
export const TextToCompile = exactly("TextToCompile", { text: textUpTo(longestText) }, {});
/** A text to fill in; without `con_id` for no particular contact. */
export const TextToCompileFor = exactly("TextToCompileFor", { text: textUpTo(longestText) }, { con_id: RecordId });

/** A text with its variables replaced. `missing`: unknown variables, which are left unchanged. */
export const CompiledTextReply = t.type({ text: t.string, missing: t.readonlyArray(t.string) }, "CompiledText");
type CompiledTextReply = t.TypeOf<typeof CompiledTextReply>;

/** Replaces variables in texts with values of a contact. */
export type TextCompiler = {
  /** @param contact null for no particular contact */ readonly compile: (
    text: string,
    contact: number | null,
  ) => TaskEither<Failure, CompiledTextReply>;
};
export const TextCompiler = token<TextCompiler>("contacts.text-compiler");
