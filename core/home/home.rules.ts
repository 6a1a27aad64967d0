import * as t from "io-ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { statDisplay } from "./stat-display.rule.ts";

/** The dashboard's rules that the command line shows. */
export const homeRules: readonly AnyRule[] = [
  rule({
    name: "stat-display",
    sentence: "Numbers above 999 are shown in thousands, with one decimal and a k.",
    input: t.type({ n: t.number }),
    output: t.string,
    run: ({ n }) => statDisplay(n),
  }),
];
