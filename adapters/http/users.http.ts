import type { UserDirectory } from "../../core/users/users.port.ts";
import { users } from "../contract/users.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The organisation's staff over HTTP. */
export const makeUsersHttp = (call: Caller): UserDirectory => ({ names: call(users.names, none) });
