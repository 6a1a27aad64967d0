import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { isAllowed } from "./permission.rule.ts";
import { Role } from "./role.model.ts";
import { teamProblem } from "./team-required.rule.ts";

/** The rules of roles and permissions that the command line shows. */
export const accessRules: readonly AnyRule[] = [
  rule({
    name: "permission",
    sentence: "Allowed is what the organisation's feature, the permission flag and the role all allow.",
    input: t.type({
      role: Role,
      flag: orNull(t.string),
      flags: orDefault(t.readonlyArray(t.string), []),
      feature: orNull(t.string),
      features: orDefault(t.readonlyArray(t.string), []),
    }),
    output: t.boolean,
    run: isAllowed,
  }),
  rule({
    name: "team-required",
    sentence: "A guest needs a team; everybody else may do without.",
    input: t.type({ role: Role, team: orNull(t.union([Id, t.readonlyArray(Id)])) }),
    output: orNull(t.string),
    run: ({ role, team }) => teamProblem(role, team),
  }),
];
