import * as E from "fp-ts/lib/Either.js";
import type { Flag } from "../access/role.model.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { orgTokenRefusals } from "./org-token-refusals.ts";
import { type NewOrgToken, orgTokenLimits, type ServiceRole } from "./org-token.model.ts";

/** @property names of the organisation's tokens */
export type KnownOrgTokens = { readonly names: readonly string[] };

/** The service user of a new token; an administrator needs no permissions of its own. */
export type NewServiceUser = { readonly name: string; readonly role: ServiceRole; readonly flags: readonly Flag[] };

/** @returns the service user that the token acts as */
export const decideOrgToken = (
  { name: typed, role, flags = [] }: Pick<NewOrgToken, "name" | "role" | "flags">,
  { names }: KnownOrgTokens,
): E.Either<Failure, NewServiceUser> => {
  const name = typed.trim();
  if (names.some((held) => held.toLowerCase() === name.toLowerCase()))
    return E.left(invalid({ name: [orgTokenRefusals.org_token_name_taken({ name })] }));
  if (names.length >= orgTokenLimits.tokens)
    return E.left(invalid({ name: [orgTokenRefusals.org_tokens_full({ most: orgTokenLimits.tokens })] }));
  return E.right({ name, role, flags: role === "admin" ? [] : [...new Set(flags)] });
};
