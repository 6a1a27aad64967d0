import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { done } from "../../contract/envelope.ts";
import { profile } from "../../contract/profile.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { changeProfile, ownTimeZones } from "./profile.store.ts";

/** Endpoints for users' own accounts. */
export const routes: RouteContribution = () =>
  routesFor(profile, {
    change: (call) => async () =>
      pipe(
        await changeProfile(call, call.body),
        E.map(() => done),
      ),
    timezones: (call) => TE.fromTask(() => ownTimeZones(call)),
  });
