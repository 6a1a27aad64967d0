import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { rm, stat } from "node:fs/promises";
import { cleanFileName } from "../../../core/files/file-name.rule.ts";
import { extensionOfType } from "../../../core/files/file-type.rule.ts";
import { uploadRefusals } from "../../../core/files/upload-refusals.ts";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { ServerDeps } from "../server-deps.ts";
import { isDiskFull } from "../storage/database-error.ts";
import type { Tx } from "../storage/database.ts";
import { type CheckedContent, checkedContent } from "./checked-content.ts";
import { StorageFull, StorageUnavailable } from "./content-storage.ts";
import { fileHash } from "./file-hash.ts";
import { quotaRefusal } from "./quota.ts";

type Deps = Pick<ServerDeps, "contents" | "database" | "config" | "clock">;

/**
 * A local file to take in; it stays where it is.
 * @property filename as the user or the address named it
 * @property kind who gave it; learners are not told of the organisation's storage
 */
export type GivenFile = { readonly path: string; readonly filename: string; readonly kind: "staff" | "learner" };

/** Seconds after which a storage that is away is asked again. */
const retryAfter = 5;

type Content = { readonly org: number; readonly sha256: string; readonly size: number };

const notKept: Failure = { tag: "full", ...uploadRefusals.upload_not_kept };

/** Contents of an organisation are added and removed one after the other. */
const alone = async <A>({ database }: Deps, org: number, work: (tx: Tx) => Promise<A>): Promise<A> =>
  database.inOrg(org, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${org}:files`}, 0))`.execute(tx.db);
    return work(tx);
  });

const isStored = async ({ db }: Tx, { org, sha256 }: Content): Promise<boolean> =>
  (await db.selectFrom("file_contents").select("sha256").where("org_id", "=", org).where("sha256", "=", sha256).executeTakeFirst()) !==
  undefined;

/** Why a content has no room; content that is stored already needs none. */
const roomRefusal = async (tx: Tx, { config }: Deps, content: Content): Promise<Failure | null> =>
  (await isStored(tx, content)) ? null : quotaRefusal(tx, config, content.size);

/** Writes the row of stored bytes, or removes them where another content took the room meanwhile. */
const record = (deps: Deps, content: Content): Promise<Failure | null> =>
  alone(deps, content.org, async (tx) => {
    const refusal = await roomRefusal(tx, deps, content);
    if (refusal !== null) {
      await deps.contents.remove({ ...content, variant: null });
      return refusal;
    }
    const { org: org_id, sha256, size: bytes } = content;
    const created_at = deps.clock.now();
    await tx.db
      .insertInto("file_contents")
      .values({ org_id, sha256, bytes, created_at })
      .onConflict((row) => row.columns(["org_id", "sha256"]).doUpdateSet({ created_at }))
      .execute();
    return null;
  });

const store = async (deps: Deps, path: string, content: Content): Promise<Failure | null> => {
  const key = { org: content.org, sha256: content.sha256, variant: null };
  const refusal = await deps.database.inOrg(content.org, (tx) => roomRefusal(tx, deps, content));
  if (refusal !== null) return refusal;
  await deps.contents.put(key, path);
  const refusedAfter = await record(deps, content);
  if (refusedAfter !== null) return refusedAfter;
  // Bytes that were there already may have been removed before their row was written.
  if ((await deps.contents.size(key)) === null) await deps.contents.put(key, path);
  return null;
};

const taken = async (deps: Deps, org: number, given: GivenFile, checked: CheckedContent): Promise<E.Either<Failure, UploadedContent>> => {
  const { path, ...facts } = checked;
  const { size } = await stat(path);
  const content = { org, sha256: await fileHash(path), size };
  const refusal = await store(deps, path, content);
  if (refusal !== null) return E.left(given.kind === "learner" && refusal.tag === "full" ? notKept : refusal);
  const filename = cleanFileName(given.filename, extensionOfType(facts.mimetype));
  return E.right({ filename, size, sha256: content.sha256, poster: null, ...facts });
};

/** The failure of a storage that is full or away; null for other errors. */
const storageFailure = (error: unknown): Failure | null => {
  if (error instanceof StorageFull || isDiskFull(error)) return notKept;
  return error instanceof StorageUnavailable ? { tag: "busy", ...failureRefusals.busy, retryAfter } : null;
};

/** Checks a file and stores its content once per organisation, with the row of `file_contents`; a refused file leaves nothing. */
export const takeIn = async (deps: Deps, org: number, given: GivenFile): Promise<E.Either<Failure, UploadedContent>> => {
  let made: string | null = null;
  try {
    const checked = await checkedContent(given.path, given.filename);
    if (E.isLeft(checked)) return checked;
    made = checked.right.path === given.path ? null : checked.right.path;
    return await taken(deps, org, given, checked.right);
  } catch (error) {
    const failure = storageFailure(error);
    if (failure === null) throw error;
    return E.left(failure);
  } finally {
    if (made !== null) await rm(made, { force: true });
  }
};
