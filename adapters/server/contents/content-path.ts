import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentKey } from "./content-storage.ts";

const variantPattern = /^[a-z0-9]+(?:\.[a-z0-9]+)*$/;

/** The folder of contents; all processes that serve an organisation must share it. */
export const contentFolder = (dataFolder: string): string => join(dataFolder === "" ? join(tmpdir(), "cygnet") : dataFolder, "files");

/**
 * The path of a content below its storage, the same in a folder and in a bucket.
 * @throws Error for a key that is no organisation, hash or variant
 */
export const contentPath = ({ org, sha256, variant }: ContentKey): string => {
  if (!Number.isSafeInteger(org) || !/^[0-9a-f]{64}$/.test(sha256) || (variant !== null && !variantPattern.test(variant)))
    throw new Error("No key of a content");
  return `${org}/${sha256.slice(0, 2)}/${sha256}${variant === null ? "" : `.${variant}`}`;
};

/** The key of a path; null where it is none, such as a file that is still written. */
export const contentKeyOf = (path: string): ContentKey | null => {
  const [, org, start, sha256, variant] = /^(\d{1,15})\/([0-9a-f]{2})\/([0-9a-f]{64})(?:\.([a-z0-9.]+))?$/.exec(path) ?? [];
  return org === undefined || sha256 === undefined || start !== sha256.slice(0, 2)
    ? null
    : { org: Number(org), sha256, variant: variant ?? null };
};
