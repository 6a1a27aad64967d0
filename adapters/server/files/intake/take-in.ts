import * as E from "fp-ts/lib/Either.js";
import { rm, stat } from "node:fs/promises";
import { cleanFileName } from "../../../../core/files/file-name.rule.ts";
import { extensionOfType } from "../../../../core/files/file-type.rule.ts";
import { storageRefusals } from "../../../../core/files/storage-refusals.ts";
import { uploadRefusals } from "../../../../core/files/upload-refusals.ts";
import type { UploadedContent } from "../../../../core/files/uploaded-content.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { StorageFull, StorageUnavailable } from "../../contents/content-storage.ts";
import { fileHash } from "../../contents/file-hash.ts";
import type { ServerDeps } from "../../server-deps.ts";
import { isDiskFull } from "../../storage/database-error.ts";
import { keepContent } from "../keep-content.flow.ts";
import { type CheckedContent, checkedContent } from "./checked-content.ts";

type Deps = Pick<ServerDeps, "contents" | "database" | "config" | "clock">;

/**
 * A local file to take in; it stays where it is.
 * @property filename as the user or the address named it
 * @property kind who gave it; learners are not told of the organisation's storage
 */
export type GivenFile = { readonly path: string; readonly filename: string; readonly kind: "staff" | "learner" };

/** Seconds after which a storage that is away is asked again. */
const retryAfter = 5;

const notKept: Failure = { tag: "full", ...uploadRefusals.upload_not_kept };

const keep = async (deps: Deps, org: number, given: GivenFile, checked: CheckedContent): Promise<E.Either<Failure, UploadedContent>> => {
  const { path, ...facts } = checked;
  const { size } = await stat(path);
  const sha256 = await fileHash(path);
  const kept = await keepContent(deps, org, { sha256, bytes: size }, path);
  if (E.isLeft(kept)) return E.left(given.kind === "learner" && kept.left.tag === "full" ? notKept : kept.left);
  const filename = cleanFileName(given.filename, extensionOfType(facts.mimetype));
  return E.right({ filename, size, sha256, poster: null, ...facts });
};

/** The failure of a storage that is full or away; null for other errors. */
const storageFailure = (error: unknown): Failure | null => {
  if (error instanceof StorageFull || isDiskFull(error)) return notKept;
  return error instanceof StorageUnavailable ? { tag: "busy", ...storageRefusals.storage_away, retryAfter } : null;
};

/** Checks a file and stores its content once per organisation, with the row of `file_contents`; a refused file leaves nothing. */
export const takeIn = async (deps: Deps, org: number, given: GivenFile): Promise<E.Either<Failure, UploadedContent>> => {
  let made: string | null = null;
  try {
    const checked = await checkedContent(given.path, given.filename);
    if (E.isLeft(checked)) return checked;
    made = checked.right.path === given.path ? null : checked.right.path;
    return await keep(deps, org, given, checked.right);
  } catch (error) {
    const failure = storageFailure(error);
    if (failure === null) throw error;
    return E.left(failure);
  } finally {
    if (made !== null) await rm(made, { force: true });
  }
};
