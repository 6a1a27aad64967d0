import * as E from "fp-ts/lib/Either.js";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { Owned } from "../../../core/users/owned.model.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { Area } from "../contributions/area.ts";
import { ownedPartsOf } from "../contributions/owned-part.ts";
import type { Tx } from "../storage/database.ts";
import type { PeopleCall } from "./invite.store.ts";
import { readUser } from "./user-record.store.ts";

/** What a user owns, by kind. */
export const countOwned = async (tx: Tx, areas: readonly Area[], user: number): Promise<Owned> => {
  const counted: { readonly kind: string; readonly count: number }[] = [];
  for (const { kind, count } of ownedPartsOf(areas)) counted.push({ kind, count: await count(tx, user) });
  return counted.filter(({ count }) => count > 0);
};

/** What a user of the organisation owns. */
export const ownedBy = async ({ tx, request }: PeopleCall, areas: readonly Area[], id: number): Promise<E.Either<Failure, Owned>> =>
  (await readUser(tx, id, request.now)) === null ? E.left(notFound(userRefusals.user_gone)) : E.right(await countOwned(tx, areas, id));
