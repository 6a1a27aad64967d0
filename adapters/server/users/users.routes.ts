import * as E from "fp-ts/lib/Either.js";
import { users } from "../../contract/users.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { userNames } from "./user-names.store.ts";

/** Endpoints for the organisation's staff. */
export const routes: RouteContribution = () =>
  routesFor(users, {
    names:
      ({ tx }) =>
      async () =>
        E.right(await userNames(tx)),
  });
