import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { authRefusals } from "./auth-refusals.ts";
import { NewApiToken } from "./new-api-token.model.ts";
import { tokenAreas, TokenScope } from "./token-scope.model.ts";

/** A token as it is named on a command line. */
export type TypedToken = {
  readonly name?: string | undefined;
  readonly scope?: readonly string[] | undefined;
  readonly days?: string | undefined;
};

/** Reads what was typed of a new token; the first refusal names the option, what it accepts, and what was typed. */
export const typedToken = ({ name, scope, days }: TypedToken): E.Either<Failure, NewApiToken> => {
  const unknown = scope?.find((one) => !TokenScope.is(one));
  if (unknown !== undefined) {
    const areas = tokenAreas.join(", ");
    return E.left(invalid({ scope: [authRefusals.token_scope_unknown({ scope: unknown, areas })] }));
  }
  const read = NewApiToken.decode({
    ...(name === undefined ? {} : { name }),
    ...(scope === undefined ? {} : { scopes: scope }),
    ...(days === undefined ? {} : { days: Number(days) }),
  });
  if (E.isRight(read)) return read;
  const isName = name !== undefined && (name.trim() === "" || name.length > 80);
  return E.left(isName ? invalid({ name: [authRefusals.token_name] }) : invalid({ days: [authRefusals.token_days({ days: days ?? "" })] }));
};
