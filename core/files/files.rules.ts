import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { avatarUrl } from "./avatar-url.rule.ts";

/** The rules of files that the command line shows. */
export const fileRules: readonly AnyRule[] = [
  rule({
    name: "avatar-url",
    sentence: "An avatar comes from the file host unless it is a full address or a path of this site.",
    input: t.type({ value: orNull(t.string), base: orDefault(t.string, "") }),
    output: orNull(t.string),
    run: ({ value, base }) => avatarUrl(value, base),
  }),
];
