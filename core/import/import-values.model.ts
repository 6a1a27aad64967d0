import type { WrittenValues } from "../contacts/contact-fields.model.ts";
import type { ImportCause } from "./import-plan.model.ts";

/** What a row says of a person; what its cells leave empty is not named. */
export type ImportValues = Partial<WrittenValues> & { readonly fields?: Readonly<Record<string, unknown>> };

/**
 * What is wrong with a row.
 * @property column of the cell at fault from 0; null where it is the row
 * @property value its text, shortened
 */
export type RowProblem = { readonly cause: ImportCause; readonly column: number | null; readonly value: string };

/** Whom a cell names for a field of related contacts, as it names them. */
export type NamedPeople = { readonly key: string; readonly column: number; readonly text: string; readonly names: readonly string[] };

/** A row as it was read: its number in the file, and what it says or what is wrong with it. */
export type ReadRow = { readonly row: number; readonly who: string } & (
  | { readonly tag: "person"; readonly values: ImportValues; readonly con_id: number | null; readonly related?: readonly NamedPeople[] }
  | { readonly tag: "wrong"; readonly problem: RowProblem }
);

/** A contact as far as imports care; one that the plan would make has a negative id. */
export type KnownContact = WrittenValues & { readonly con_id: number; readonly fields: Readonly<Record<string, unknown>> };
