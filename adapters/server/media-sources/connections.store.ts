import * as E from "fp-ts/lib/Either.js";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import type { AccountSource } from "./configured-provider.ts";
import { type MediaTokens, MediaTokens as MediaTokensCodec } from "./media-account.flow.ts";

/** A user's account at a source. */
export type ConnectionOf = { readonly org_id: number; readonly user_id: number; readonly source: AccountSource };

const placeOf = ({ org_id, user_id, source }: ConnectionOf): string => `${org_id}:media:${user_id}:${source}`;

/** The sources to which a user has connected an account. */
export const connectedSources = async (
  { db }: Tx,
  { org_id, user_id }: Pick<ConnectionOf, "org_id" | "user_id">,
): Promise<readonly AccountSource[]> => {
  const rows = await db
    .selectFrom("media_connections")
    .select("source")
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .execute();
  return rows.map(({ source }) => source);
};

/** The tokens of a connection; null where there is none, or it was sealed with another key. */
export const heldTokens = async ({ db }: Tx, sealer: Sealer, of: ConnectionOf): Promise<MediaTokens | null> => {
  const row = await db
    .selectFrom("media_connections")
    .select("sealed")
    .where("org_id", "=", of.org_id)
    .where("user_id", "=", of.user_id)
    .where("source", "=", of.source)
    .executeTakeFirst();
  if (row === undefined) return null;
  const opened = E.tryCatch(
    (): unknown => JSON.parse(sealer.open(row.sealed, placeOf(of))),
    () => null,
  );
  return E.isRight(opened) && MediaTokensCodec.is(opened.right) ? opened.right : null;
};

/** Stores the tokens of a new connection, in place of an earlier one. */
export const keepConnection = async ({ db }: Tx, sealer: Sealer, of: ConnectionOf, tokens: MediaTokens, now: number): Promise<void> => {
  const { org_id, user_id, source } = of;
  const kept = { sealed: sealer.seal(JSON.stringify(tokens), placeOf(of)), connected_at: now };
  await db
    .insertInto("media_connections")
    .values({ org_id, user_id, source, ...kept })
    .onConflict((conflict) => conflict.columns(["user_id", "source"]).doUpdateSet(kept))
    .execute();
};

/** Stores renewed tokens of a connection that still exists. */
export const renewConnection = async ({ db }: Tx, sealer: Sealer, of: ConnectionOf, tokens: MediaTokens): Promise<void> => {
  await db
    .updateTable("media_connections")
    .set({ sealed: sealer.seal(JSON.stringify(tokens), placeOf(of)) })
    .where("org_id", "=", of.org_id)
    .where("user_id", "=", of.user_id)
    .where("source", "=", of.source)
    .execute();
};

/** Deletes a connection; false where there was none. */
export const dropConnection = async ({ db }: Tx, { org_id, user_id, source }: ConnectionOf): Promise<boolean> => {
  const dropped = await db
    .deleteFrom("media_connections")
    .where("org_id", "=", org_id)
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
};
