import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { ContactSelection } from "../bulk/contact-selection.model.ts";
import type { ContactSort } from "../contacts/contact-query.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** A column that can be exported: its id as imports call it, and its header. */
export const ExportChoice = t.type({ id: t.string, label: t.string }, "ExportChoice");
export type ExportChoice = t.TypeOf<typeof ExportChoice>;

/**
 * An export that can be fetched within an hour.
 * @property href of the file
 */
export const ContactExport = t.type({ id: t.number, href: t.string, columns: t.number }, "ContactExport");
export type ContactExport = t.TypeOf<typeof ContactExport>;

/**
 * What is to be exported.
 * @property columns by id, in their order; null for all that the person sees
 * @property bom whether the file begins with the mark by which Excel knows UTF-8
 * @property sort as lists of contacts have it; none for the order of their numbers
 */
export type NewContactExport = {
  readonly selection: ContactSelection;
  readonly columns: readonly string[] | null;
  readonly bom: boolean;
  readonly sort?: ContactSort;
};

/** For how many seconds the file of an export can be fetched. */
export const exportSeconds = 3_600;

/** Contacts as CSV files. */
export type ExportStore = {
  readonly columns: () => TaskEither<Failure, readonly ExportChoice[]>;
  readonly begin: (wanted: NewContactExport) => TaskEither<Failure, ContactExport>;
};
export const ExportStore = token<ExportStore>("export.store");
