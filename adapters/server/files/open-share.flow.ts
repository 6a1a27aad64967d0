import * as E from "fp-ts/lib/Either.js";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import type { SharedContent, SharedFile } from "../../../core/files/file-share.model.ts";
import { mediaKind } from "../../../core/files/media-kind.rule.ts";
import { decideOpening, workingShare } from "../../../core/files/share-access.rule.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { rememberAddress, takeAttempt } from "../auth/login-attempt.store.ts";
import { passwordMatches } from "../auth/password.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Database } from "../storage/database.ts";
import { shareGrant } from "./serving/share-grant.ts";
import { countOpening, type OpenedShare, sharedFiles, shareOf, type SharedRow } from "./shared-content.store.ts";

type Opening = { readonly token: string; readonly password: string; readonly request: Pick<Request, "now" | "ip"> };

const attemptsOf = ({ share_id }: OpenedShare): string => `share:${share_id}`;

/** Counts the attempt, then compares outside the transaction. */
const proved = async (database: Database, share: OpenedShare, { password, request }: Opening): Promise<Failure | null> => {
  if (share.password_hash === null || password === "") return decideOpening(share, password, false);
  const { now, ip } = request;
  const minutes = await database.asSystem((tx) => takeAttempt(tx, attemptsOf(share), share.org_id, now, ip));
  if (minutes !== null) return forbidden(tooManyAttempts(minutes));
  const matches = await passwordMatches(share.password_hash, password);
  if (matches) await database.asSystem((tx) => rememberAddress(tx, [attemptsOf(share)], { org: share.org_id, ip }, now));
  return decideOpening(share, password, matches);
};

const query = (grant: string): string => (grant === "" ? "" : `?${new URLSearchParams({ grant })}`);

const fileOf = (token: string, grant: string, row: SharedRow): SharedFile => ({
  filename: row.filename,
  mimetype: row.mime,
  type: mediaKind({ path: row.filename, mimetype: row.mime }),
  size: row.bytes,
  width: row.width,
  height: row.height,
  description: row.description,
  path: row.path,
  url: `/shared/${token}/files/${row.address}/${encodeURIComponent(row.filename.toWellFormed())}${query(grant)}`,
});

/** What a link opens, for a caller who has it and gives its password; counts the opening. */
export const openShare = async (database: Database, key: Uint8Array, opening: Opening): Promise<E.Either<Failure, SharedContent>> => {
  const { token, request } = opening;
  const found = workingShare(await database.asSystem((tx) => shareOf(tx, token)), request.now);
  if (E.isLeft(found)) return found;
  const refused = await proved(database, found.right, opening);
  if (refused !== null) return E.left(refused);
  return database.asSystem(async (tx) => {
    const share = workingShare(await shareOf(tx, token), request.now);
    if (E.isLeft(share)) return share;
    await countOpening(tx, share.right, request.now);
    const { name, organisation, file_id } = share.right;
    const grant = shareGrant(key, share.right, request.now);
    const files = (await sharedFiles(tx, share.right)).map((row) => fileOf(token, grant, row));
    const kind = file_id === null ? "folder" : "file";
    return E.right({
      kind,
      name,
      organisation,
      files,
      zip: kind === "folder" && files.length > 0 ? `/shared/${token}/zip${query(grant)}` : null,
    });
  });
};
