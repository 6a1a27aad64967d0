import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { chosenLanguage, Language } from "./language.rule.ts";

/** The portal's rules that the command line shows. */
export const portalRules: readonly AnyRule[] = [
  rule({
    name: "language",
    sentence: "The interface speaks the stored language, else the browser's first that exists, else English.",
    input: t.type({ stored: orNull(t.string), browser: orDefault(t.readonlyArray(t.string), []) }),
    output: Language,
    run: ({ stored, browser }) => chosenLanguage(stored, browser),
  }),
];
