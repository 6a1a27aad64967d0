import * as E from "fp-ts/lib/Either.js";
import { isFilm, isShownPicture } from "../../../../core/files/file-type.rule.ts";
import { uploadRefusals } from "../../../../core/files/upload-refusals.ts";
import type { UploadedContent } from "../../../../core/files/uploaded-content.model.ts";
import { type Failure, notFound } from "../../../../core/kernel/failure.ts";
import type { ServerDeps } from "../../server-deps.ts";
import type { Tx } from "../../storage/database.ts";
import { takeIn } from "../intake/take-in.ts";
import { claimContent } from "../keep-content.flow.ts";
import type { UploadOwner } from "./upload-owner.ts";

type Deps = Pick<ServerDeps, "contents" | "database" | "config" | "clock">;

/**
 * An upload whose bytes are all there.
 * @property path null: its bytes were taken in and removed
 * @property poster id of the upload of the picture that stands for a film; null for none
 */
export type WholeUpload = {
  readonly id: string;
  readonly owner: UploadOwner;
  readonly path: string | null;
  readonly filename: string;
  readonly poster: string | null;
};

const rowsOf = ({ db }: Tx, { org, user, contact }: UploadOwner) =>
  db
    .selectFrom("file_uploads")
    .where("org_id", "=", org)
    .where(user === null ? "con_id" : "user_id", "=", user ?? contact);

const isFinished = async (tx: Tx, { id, owner }: WholeUpload): Promise<boolean> => {
  const waiting = await rowsOf(tx, owner).select("upload_id").where("upload_id", "=", id).executeTakeFirst();
  if (waiting !== undefined) return true;
  const file = tx.db.selectFrom("files").select("file_id").where("org_id", "=", owner.org).where("upload_id", "=", id);
  return (await file.executeTakeFirst()) !== undefined;
};

const posterOf = async (tx: Tx, { owner, poster }: WholeUpload): Promise<string | null> => {
  if (poster === null) return null;
  const row = await rowsOf(tx, owner).select(["sha256", "mime"]).where("upload_id", "=", poster).executeTakeFirst();
  return row !== undefined && isShownPicture(row.mime) ? row.sha256 : null;
};

/** Writes the upload; the upload of its poster becomes part of it. */
const write = async (tx: Tx, whole: WholeUpload, content: UploadedContent, now: number): Promise<void> => {
  const { owner, id, poster } = whole;
  const { filename, mimetype: mime, size: bytes, sha256, width, height, duration } = content;
  await claimContent(tx, { sha256, bytes }, now);
  const poster_sha256 = isFilm(mime) ? await posterOf(tx, whole) : null;
  await tx.db
    .insertInto("file_uploads")
    .values({
      upload_id: id,
      org_id: owner.org,
      user_id: owner.user,
      con_id: owner.contact,
      filename,
      mime,
      bytes,
      sha256,
      poster_sha256,
      width,
      height,
      duration,
      created_at: now,
    })
    .onConflict((row) => row.column("upload_id").doNothing())
    .execute();
  if (poster_sha256 !== null)
    await tx.db
      .deleteFrom("file_uploads")
      .where("org_id", "=", owner.org)
      .where("upload_id", "=", poster ?? "")
      .execute();
};

/** Removes an upload of which no file was made. */
export const forgetUpload = ({ database }: Pick<Deps, "database">, { org, user, contact }: UploadOwner, id: string): Promise<void> =>
  database.inOrg(org, async ({ db }) => {
    const rows = db.deleteFrom("file_uploads").where("org_id", "=", org).where("upload_id", "=", id);
    await rows.where(user === null ? "con_id" : "user_id", "=", user ?? contact).execute();
  });

/** Takes a whole upload in and writes its row; repeated, it changes nothing. */
export const finishUpload = async (deps: Deps, whole: WholeUpload): Promise<Failure | null> => {
  const { org } = whole.owner;
  if (await deps.database.inOrg(org, (tx) => isFinished(tx, whole))) return null;
  if (whole.path === null) return notFound(uploadRefusals.upload_missing);
  const kind = whole.owner.user === null ? "learner" : "staff";
  const content = await takeIn(deps, org, { path: whole.path, filename: whole.filename, kind });
  if (E.isLeft(content)) return content.left;
  await deps.database.inOrg(org, (tx) => write(tx, whole, content.right, deps.clock.now()));
  return null;
};
