import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { UserDirectory } from "../../core/users/users.port.ts";
import { users } from "../contract/users.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The organisation's staff over HTTP. */
export const makeUsersHttp = (call: Caller): UserDirectory => ({
  names: pipe(
    call(users.names, none),
    TE.map(({ users: all }) => all),
  ),
});
