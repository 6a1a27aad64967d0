import * as t from "io-ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { isForAssistant } from "./assistant-route.rule.ts";

/** The assistant's rules that the command line shows. */
export const assistantRules: readonly AnyRule[] = [
  rule({
    name: "assistant-route",
    sentence: "A text whose first word is a trigger word goes to the assistant.",
    input: t.type({ text: t.string }),
    output: t.boolean,
    run: ({ text }) => isForAssistant(text),
  }),
];
