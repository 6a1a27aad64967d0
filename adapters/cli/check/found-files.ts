import { readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { DataKind } from "../../../core/data-check/data-kind.model.ts";
import { kindOfName } from "../../../core/data-check/kind-of-file.rule.ts";

export type DataFormat = "csv" | "json" | "ndjson";

/** A file to check; `kind` is null when only its lists reveal it. */
export type FoundFile = { readonly path: string; readonly format: DataFormat; readonly kind: DataKind | null };

/** A path that cannot be checked, and why. */
export type Unreadable = { readonly path: string; readonly reason: string };

export type Found = {
  readonly files: readonly FoundFile[];
  readonly unreadable: readonly Unreadable[];
  readonly skipped: readonly string[];
};

const formats: Readonly<Record<string, DataFormat>> = {
  ".csv": "csv",
  ".tsv": "csv",
  ".json": "json",
  ".ndjson": "ndjson",
  ".jsonl": "ndjson",
};

const formatOf = (path: string): DataFormat | null => formats[extname(path).toLowerCase()] ?? null;

const nothing: Found = { files: [], unreadable: [], skipped: [] };

const reason = (error: unknown): string => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return code === "ENOENT" ? "there is no such file or folder" : code === "EACCES" ? "permission denied" : String(error);
};

/** Repaired copies of earlier runs are skipped. */
const isFixedCopy = (name: string): boolean => /\.fixed\.[a-z]+$/i.test(name);

const inFolder = async (folder: string, kind: DataKind | null): Promise<Found> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && formatOf(entry.name) !== null && !isFixedCopy(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.toSorted().flatMap((path): readonly FoundFile[] => {
    const format = formatOf(path);
    return format === null ? [] : [{ path, format, kind: kind ?? kindOfName(basename(path, extname(path))) }];
  });
  const checked = files.filter((file) => file.kind !== null || file.format === "json");
  const skipped = files.filter((file) => !checked.includes(file)).map(({ path }) => path);
  return files.length > 0
    ? { ...nothing, files: checked, skipped }
    : { ...nothing, unreadable: [{ path: folder, reason: "the folder holds no CSV, JSON or NDJSON file" }] };
};

const atPath = async (path: string, kind: DataKind | null): Promise<Found> => {
  const about = await stat(path);
  if (about.isDirectory()) return inFolder(path, kind);
  const format = formatOf(path);
  if (format === null)
    return { ...nothing, unreadable: [{ path, reason: "the name does not end in .csv, .tsv, .json, .ndjson or .jsonl" }] };
  const known = kind ?? kindOfName(basename(path, extname(path)));
  if (known === null && format !== "json")
    return { ...nothing, unreadable: [{ path, reason: "the name does not tell what the file holds; say it with --kind" }] };
  return { ...nothing, files: [{ path, format, kind: known }] };
};

/** The files behind paths to files and folders; kinds are set by `--kind`, else by file name. */
export const foundFiles = async (paths: readonly string[], kind: DataKind | null): Promise<Found> => {
  const found = await Promise.all(
    paths.map((path) =>
      atPath(path, kind).catch((error: unknown): Found => ({ ...nothing, unreadable: [{ path, reason: reason(error) }] })),
    ),
  );
  return {
    files: found.flatMap(({ files }) => files),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
    skipped: found.flatMap(({ skipped }) => skipped),
  };
};
