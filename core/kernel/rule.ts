import type * as t from "io-ts";

/** A business rule that the command line shows: a pure function between two codecs. */
export type Rule<I, O> = {
  readonly name: string;
  /** One sentence that states the rule. */
  readonly sentence: string;
  readonly input: t.Type<I, unknown>;
  readonly output: t.Type<O, unknown>;
  readonly run: (input: I) => O;
};

/** A rule with its types erased. */
export type AnyRule = {
  readonly name: string;
  readonly sentence: string;
  readonly input: t.Mixed;
  readonly output: t.Mixed;
  /** Decodes the input, runs the rule, encodes the output. */
  readonly apply: (input: unknown) => t.Validation<unknown>;
};

/** Declares a rule; the codecs give its schema, its decoding and its errors. */
export const rule = <I, O>(definition: Rule<I, O>): AnyRule => ({
  name: definition.name,
  sentence: definition.sentence,
  input: definition.input,
  output: definition.output,
  apply: (input) => {
    const decoded = definition.input.decode(input);
    return decoded._tag === "Left" ? decoded : { _tag: "Right", right: definition.output.encode(definition.run(decoded.right)) };
  },
});
