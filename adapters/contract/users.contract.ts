import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { UserName } from "../../core/users/user-name.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for the organisation's staff. */
export const users = {
  names: endpoint({
    ...noInput,
    name: "users.names",
    summary: "Lists all staff users by name, including former ones.",
    method: "GET",
    path: "/api/users/names",
    access: staff(),
    carriesTeams: false,
    reply: t.readonlyArray(UserName),
  }),
} as const;
