import type { WrittenValues } from "../contacts/contact-fields.model.ts";
import type { ImportCause } from "./import-plan.model.ts";

/** The contact values of a row; empty cells are left out. */
export type ImportValues = Partial<WrittenValues> & { readonly fields?: Readonly<Record<string, unknown>> };

/**
 * An error of a row.
 * @property column of the invalid cell, from 0; null for the whole row
 * @property value its text, truncated
 */
export type RowProblem = { readonly cause: ImportCause; readonly column: number | null; readonly value: string };

/** The related contacts that a cell names, as text. */
export type NamedPeople = { readonly key: string; readonly column: number; readonly text: string; readonly names: readonly string[] };

/** A parsed row: its number in the file, and its values or its error. */
export type ReadRow = { readonly row: number; readonly who: string } & (
  | { readonly tag: "person"; readonly values: ImportValues; readonly con_id: number | null; readonly related?: readonly NamedPeople[] }
  | { readonly tag: "wrong"; readonly problem: RowProblem }
);

/** The fields of a contact that imports need; one that the plan would create has a negative id. */
export type KnownContact = WrittenValues & { readonly con_id: number; readonly fields: Readonly<Record<string, unknown>> };
