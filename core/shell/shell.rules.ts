import * as t from "io-ts";
import { Role } from "../access/role.model.ts";
import { Id } from "../kernel/id.ts";
import { orDefault } from "../kernel/or-default.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { navigation } from "./navigation.rule.ts";

const labels = t.readonlyArray(t.string);

/** The rules of the application's shell that the command line shows. */
export const shellRules: readonly AnyRule[] = [
  rule({
    name: "navigation",
    sentence: "The sidebar and its More menu hold only what the user's role, flags and features allow, and nothing in an embedded frame.",
    input: t.type({
      role: Role,
      flags: orDefault(labels, []),
      features: orDefault(labels, []),
      embedded: orDefault(t.boolean, false),
      standalone_objects: orDefault(t.readonlyArray(t.type({ id: Id, label_plural: t.string })), []),
    }),
    output: t.type({ main: labels, more: labels }),
    run: ({ standalone_objects, ...viewer }) => navigation(viewer, standalone_objects),
  }),
];
