import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import type { FileShare, NewFileShare } from "./file-share.model.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";
import { changeableFile, changeableFileInUse, changeableFolder, changeableFolderInUse } from "./find-file.rule.ts";
import { shareRefusals } from "./share-refusals.ts";

/** Limits of links. */
export const shareLimits = { active: 50, password: 6 } as const;

/**
 * What a link opens: exactly one is asked for, and found where the caller sees it.
 * @property asked the ids of the request
 */
export type ShareTarget = {
  readonly asked: Pick<NewFileShare, "file_id" | "folder_id">;
  readonly file: FileRecord | null;
  readonly folder: FileFolder | null;
};

const one = <A>(
  { asked, file, folder }: ShareTarget,
  ofFile: (file: FileRecord | null) => E.Either<Failure, A>,
  ofFolder: (folder: FileFolder | null) => E.Either<Failure, A>,
): E.Either<Failure, A> => {
  if ((asked.file_id === undefined) === (asked.folder_id === undefined))
    return E.left(invalid({ file_id: [shareRefusals.share_one_target] }));
  return asked.file_id === undefined ? ofFolder(folder) : ofFile(file);
};

/** Whether the caller may see the links of a file or folder: whoever may change it. */
export const decideShareList = (target: ShareTarget): E.Either<Failure, true> =>
  one(
    target,
    (file) => E.map((): true => true)(changeableFileInUse(file)),
    (folder) => E.map((): true => true)(changeableFolderInUse(folder)),
  );

/**
 * A new link.
 * @param active links of the file or folder that still work
 * @param now epoch seconds
 */
export const decideNewShare = (
  target: ShareTarget,
  { expires_at = null, password = "" }: { readonly expires_at?: number | null; readonly password?: string },
  active: number,
  now: number,
): E.Either<Failure, { readonly expires_at: number | null; readonly password: string | null }> => {
  const allowed = decideShareList(target);
  if (E.isLeft(allowed)) return allowed;
  if (expires_at !== null && expires_at <= now) return E.left(invalid({ expires_at: [shareRefusals.share_end_past] }));
  if (password !== "" && password.length < shareLimits.password)
    return E.left(invalid({ password: [shareRefusals.share_password_short({ least: shareLimits.password })] }));
  if (active >= shareLimits.active) return E.left(conflict(shareRefusals.share_number({ most: shareLimits.active })));
  return E.right({ expires_at, password: password === "" ? null : password });
};

/**
 * Whether the caller may revoke a link: whoever may change what it opens, also in the bin.
 * @param now epoch seconds
 */
export const decideRevocation = (
  share: Pick<FileShare, "file_id"> | null,
  target: Pick<ShareTarget, "file" | "folder">,
  now: number,
): E.Either<Failure, true> => {
  if (share === null) return E.left(notFound(shareRefusals.share_unknown));
  const found: E.Either<Failure, unknown> =
    share.file_id === null ? changeableFolder(target.folder, now) : changeableFile(target.file, now);
  return E.bimap(
    (failure: Failure) => (failure.tag === "not-found" ? notFound(shareRefusals.share_unknown) : failure),
    (): true => true,
  )(found);
};
