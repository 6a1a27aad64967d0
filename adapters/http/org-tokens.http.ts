import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { OrgTokenStore } from "../../core/org-tokens/org-tokens.port.ts";
import { hooks } from "../contract/hooks.contract.ts";
import { orgTokens } from "../contract/org-tokens.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The organisation's tokens over HTTP. */
export const makeOrgTokensHttp = (call: Caller): OrgTokenStore => ({
  list: () => call(orgTokens.list, none),
  create: (body) => call(orgTokens.create, { ...none, body }),
  rotate: (id) => call(orgTokens.rotate, { ...none, params: { id } }),
  revoke: (id) =>
    pipe(
      call(orgTokens.revoke, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  connect: (name) => call(hooks.credentials, { ...none, body: { name } }),
});
