import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import type { UploadedContent } from "../../../core/files/uploaded-content.model.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import { validationRefusals } from "../../../core/validation/validation-refusals.ts";
import type { OutsideProblem } from "../outside/outside-request.ts";
import type { ServerDeps } from "../server-deps.ts";
import { takeIn } from "./intake/take-in.ts";
import { uploadFolder } from "./uploads/upload-bytes.ts";

type Deps = Pick<ServerDeps, "contents" | "database" | "config" | "clock" | "outside">;

const limits = { accept: "*/*", most: fileLimits.bytes, timeoutMs: 60_000 };

const problems: Readonly<Record<OutsideProblem, Refusal>> = {
  "not an address": validationRefusals.invalid_url,
  "not allowed": fileRefusals.file_address_refused,
  unreachable: fileRefusals.file_address_failed,
  "too many redirects": fileRefusals.file_address_failed,
  "too slow": fileRefusals.file_address_slow,
  "too large": fileRefusals.file_address_large({ megabytes: fileLimits.bytes / 1_048_576 }),
};

/** The last part of an address, as a name; the host for an address without a path. */
const nameOf = (address: string): string => {
  const url = new URL(address);
  const last = url.pathname.split("/").findLast((part) => part !== "") ?? url.hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/**
 * How an address is fetched.
 * @property field of the call, in which problems of the address are reported
 * @property headers for its origin alone, not for others to which it redirects
 */
type Manner = { readonly field: string; readonly headers: Readonly<Record<string, string>> };

/** Fetches a public address and stores what it returns, checked like an upload; a refused file leaves nothing. */
export const fetchFile = async (
  deps: Deps,
  org: number,
  address: string,
  { field, headers }: Manner = { field: "url", headers: {} },
): Promise<E.Either<Failure, UploadedContent>> => {
  const reply = await deps.outside(address, { ...limits, headers });
  if (E.isLeft(reply)) return E.left(invalid({ [field]: [problems[reply.left]] }));
  // The sweep of stale uploads removes what a killed server leaves here.
  const folder = join(uploadFolder(deps.config.dataFolder), "fetched");
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, reply.right.body, { mode: 0o600 });
    return await takeIn(deps, org, { path, filename: nameOf(reply.right.url), kind: "staff" });
  } finally {
    await rm(path, { force: true });
  }
};
