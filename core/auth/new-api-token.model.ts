import * as t from "io-ts";
import { listUpTo } from "../kernel/bounded.ts";
import { refusing } from "../kernel/codec-refusal.ts";
import { exactly } from "../kernel/exactly.ts";
import { authRefusals } from "./auth-refusals.ts";
import { boundedText } from "./bounded-text.model.ts";
import { TokenScope } from "./token-scope.model.ts";

const Scopes = refusing(
  t.refinement(listUpTo(TokenScope, 100), (scopes) => scopes.length > 0, "a list of scopes"),
  (u) => (Array.isArray(u) && u.length === 0 ? authRefusals.token_scopes_missing : null),
);

/** Days after which an API token expires. */
export const TokenDays = t.union([t.literal(30), t.literal(90), t.literal(365)], "TokenDays");
export type TokenDays = t.TypeOf<typeof TokenDays>;

/** A new API token; without scopes it has no limits, without days it lives 90. */
export const NewApiToken = exactly("NewApiToken", {}, { name: boundedText("TokenName", 1, 80), scopes: Scopes, days: TokenDays });
export type NewApiToken = t.TypeOf<typeof NewApiToken>;
