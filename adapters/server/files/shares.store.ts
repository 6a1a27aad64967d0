import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { decideNewShare, decideRevocation, decideShareList, type ShareTarget } from "../../../core/files/decide-share.rule.ts";
import type { FileShare, NewFileShare } from "../../../core/files/file-share.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { passwordHash } from "../auth/password.crypto.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import type { FileCall } from "./file-row.ts";
import { findFile } from "./find-files.store.ts";
import { findFolder } from "./folder-row.ts";

type Asked = ShareTarget["asked"];

const columns = sql`share_id as id, file_id, folder_id, null as url, expires_at, password_hash is not null as has_password, opens, opened_at, created_by, created_at`;

/** The ids of a stored link as a request would name them. */
const askedBy = (share: FileShare | null): Asked => ({
  ...(share === null || share.file_id === null ? {} : { file_id: share.file_id }),
  ...(share === null || share.folder_id === null ? {} : { folder_id: share.folder_id }),
});

const targetOf = async (call: FileCall, asked: Asked): Promise<ShareTarget> => ({
  asked,
  file: asked.file_id === undefined ? null : await findFile(call, asked.file_id),
  folder: asked.folder_id === undefined ? null : await findFolder(call, asked.folder_id),
});

const activeShares = async ({ tx, request }: FileCall, asked: Asked): Promise<readonly FileShare[]> => {
  const [file, folder] = [asked.file_id ?? null, asked.folder_id ?? null];
  const { rows } = await sql<FileShare>`
    select ${columns} from file_shares
    where org_id = ${tx.org} and (file_id = ${file} or folder_id = ${folder}) and revoked_at is null and (expires_at is null or expires_at > ${request.now})
    order by created_at desc, share_id desc`.execute(tx.db);
  return rows;
};

const objectOf = ({ file_id, folder_id }: Pick<FileShare, "file_id" | "folder_id">) =>
  file_id === null ? { object_type: "file_folder", object_id: folder_id ?? 0 } : { object_type: "file", object_id: file_id };

/** The links of a file or folder that still work, newest first. */
export const listShares = async (call: FileCall, asked: Asked): Promise<E.Either<Failure, readonly FileShare[]>> => {
  const allowed = decideShareList(await targetOf(call, asked));
  return E.isLeft(allowed) ? allowed : E.right(await activeShares(call, asked));
};

/**
 * Creates a link; only the hash of its token is stored.
 * @param origin `https://host[:port]` of its address
 */
export const createShare = async (call: FileCall, share: NewFileShare, origin: string): Promise<E.Either<Failure, FileShare>> => {
  const { tx, actor, request } = call;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${actor.org_id}:file_shares`}, 0))`.execute(tx.db);
  const decided = decideNewShare(await targetOf(call, share), share, (await activeShares(call, share)).length, request.now);
  if (E.isLeft(decided)) return decided;
  const { expires_at, password } = decided.right;
  const token = freshSecret();
  const row = {
    org_id: actor.org_id,
    file_id: share.file_id ?? null,
    folder_id: share.folder_id ?? null,
    token_hash: secretHash(token),
    password_hash: password === null ? null : await passwordHash(password),
    expires_at,
    opened_at: null,
    revoked_at: null,
    created_by: actor.user_id,
    created_at: request.now,
  };
  const { share_id: id } = await tx.db.insertInto("file_shares").values(row).returning("share_id").executeTakeFirstOrThrow();
  const { file_id, folder_id, created_by, created_at } = row;
  const after = { share_id: id, expires_at, has_password: password !== null };
  await writeAudit(tx, call, { action: "file.share", ...objectOf(row), before: null, after });
  return E.right({
    id,
    file_id,
    folder_id,
    url: `${origin}/shared/${token}`,
    expires_at,
    has_password: password !== null,
    opens: 0,
    opened_at: null,
    created_by,
    created_at,
  });
};

/** Ends a link at once. */
export const revokeShare = async (call: FileCall, id: number): Promise<E.Either<Failure, void>> => {
  const { tx, request } = call;
  const { rows } =
    await sql<FileShare>`select ${columns} from file_shares where org_id = ${tx.org} and share_id = ${id} for update`.execute(tx.db);
  const share = rows[0] ?? null;
  const { file, folder } = await targetOf(call, askedBy(share));
  const allowed = decideRevocation(share, { file, folder }, request.now);
  if (E.isLeft(allowed) || share === null) return E.map(() => undefined)(allowed);
  const { numUpdatedRows } = await tx.db
    .updateTable("file_shares")
    .set({ revoked_at: request.now })
    .where("org_id", "=", tx.org)
    .where("share_id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await writeAudit(tx, call, { action: "file.unshare", ...objectOf(share), before: { share_id: id }, after: null });
  return E.right(undefined);
};
