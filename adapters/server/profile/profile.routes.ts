import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { type Done, done } from "../../contract/envelope.ts";
import { profile } from "../../contract/profile.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Answer } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { changePassword, changeProfile } from "./profile.store.ts";

/** Endpoints for users' own accounts. */
export const routes: RouteContribution = ({ sessions }) =>
  routesFor(profile, {
    change: (call) => async () =>
      pipe(
        await changeProfile(call, call.body),
        E.map(() => done),
      ),
    changePassword: (call) => async () => {
      const changed = await changePassword(call, call.body);
      if (E.isLeft(changed)) return changed;
      const { ended, token } = changed.right;
      for (const hash of ended) sessions.forget(hash);
      return E.right(new Answer<Done>(done, token === null ? [] : [{ name: "staff", value: token }]));
    },
  });
