import { type ImportMapping, type ImportTarget, skipTarget } from "./import-mapping.model.ts";
import type { ImportColumn } from "./import.model.ts";

/** The columns, from 0, that fill a secret. */
export const secretColumns = (mapping: readonly string[], targets: readonly ImportTarget[]): ReadonlySet<number> => {
  const secrets = new Set(targets.filter(({ type }) => type === "secret").map(({ id }) => id));
  return new Set(mapping.flatMap((id, column) => (secrets.has(id) ? [column] : [])));
};

/** Whether a column is no longer mapped to a secret, so that its samples may be read again. */
export const leavesSecret = (
  { mapping, targets }: { readonly mapping: ImportMapping; readonly targets: readonly ImportTarget[] },
  next: ImportMapping,
): boolean => {
  const after = secretColumns(next, targets);
  return [...secretColumns(mapping, targets)].some((column) => !after.has(column));
};

/** Columns as they are stored for a mapping: without samples of secrets. */
export const storedColumns = (
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
  targets: readonly ImportTarget[],
): { readonly columns: readonly ImportColumn[]; readonly holds_secrets: boolean } => {
  const secret = secretColumns(mapping, targets);
  return {
    columns: columns.map((column, at) => (secret.has(at) ? { name: column.name, samples: [] } : column)),
    holds_secrets: secret.size > 0,
  };
};

/** The first column, from 0, whose target does not exist or is hidden from the user; -1 if there is none. */
export const unknownTarget = (mapping: ImportMapping, targets: readonly ImportTarget[]): number =>
  mapping.findIndex((target) => target !== skipTarget && !targets.some(({ id }) => id === target));
