import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { requestPath } from "./request-path.rule.ts";

/** The rules of the request client that the command line shows. */
export const clientRules: readonly AnyRule[] = [
  rule({
    name: "request-path",
    sentence: "With a portal profile, calls about fields, contacts, custom objects and reports are prefixed with portal/.",
    input: t.type({ path: t.string, profile_pid: orNull(Id) }),
    output: t.string,
    run: ({ path, profile_pid }) => requestPath(path, profile_pid === null ? null : String(profile_pid)),
  }),
];
