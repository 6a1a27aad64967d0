/**
 * A table as a whole export contains it.
 * @property file its path in the archive
 * @property about one sentence for the README of the archive
 * @property without columns that are left out: secrets, and what is derived from others
 */
export type ExportedKind = { readonly file: string; readonly about: string; readonly without?: readonly string[] };

/** Tables by their name, in the order of the archive. */
export type ExportedKinds = Readonly<Record<string, ExportedKind>>;
