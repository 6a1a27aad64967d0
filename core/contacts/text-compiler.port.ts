import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import { RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

const longestText = 20_000;

/** A text to be filled in for the contact of the address. */
export const TextToCompile = exactly("TextToCompile", { text: textUpTo(longestText) }, {});
/** A text to be filled in; without `con_id` for nobody in particular. */
export const TextToCompileFor = exactly("TextToCompileFor", { text: textUpTo(longestText) }, { con_id: RecordId });

/** A text with its variables filled in. `missing`: names that nothing is known of; they stay as they are written. */
export const CompiledTextReply = t.type({ text: t.string, missing: t.readonlyArray(t.string) }, "CompiledText");
type CompiledTextReply = t.TypeOf<typeof CompiledTextReply>;

/** Where variables in texts are filled in with what is known of a contact. */
export type TextCompiler = {
  /** @param contact null for nobody in particular */ readonly compile: (
    text: string,
    contact: number | null,
  ) => TaskEither<Failure, CompiledTextReply>;
};
export const TextCompiler = token<TextCompiler>("contacts.text-compiler");
