import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { done } from "../../contract/envelope.ts";
import { profile } from "../../contract/profile.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import type { ServerDeps } from "../server-deps.ts";
import { changePassword, changeProfile } from "./profile.store.ts";

/** Calls by which users change their own accounts. */
export const profileRoutes = ({ sessions }: Pick<ServerDeps, "sessions">): readonly Route[] =>
  routesFor(profile, {
    change: (call) => async () => pipe(await changeProfile(call, call.body), E.map(() => done)),
    changePassword: (call) => async () => {
      const ended = await changePassword(call, call.body);
      if (E.isLeft(ended)) return ended;
      for (const hash of ended.right) sessions.forget(hash);
      return E.right(done);
    },
  });
