import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { ContactSelection } from "../bulk/contact-selection.model.ts";
import type { ContactSort } from "../contacts/contact-query.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** A column that can be exported: its id, as in imports, and its header. */
export const ExportChoice = t.type({ id: t.string, label: t.string }, "ExportChoice");
export type ExportChoice = t.TypeOf<typeof ExportChoice>;

/**
 * An export that can be downloaded for an hour.
 * @property href of the file
 */
export const ContactExport = t.type({ id: t.number, href: t.string, columns: t.number }, "ContactExport");
export type ContactExport = t.TypeOf<typeof ContactExport>;

/**
 * A new export.
 * @property columns ids in order; null for all that the user sees
 * @property bom whether the file begins with the byte order mark that Excel needs for UTF-8
 * @property sort as in lists of contacts; by id if absent
 */
export type NewContactExport = {
  readonly selection: ContactSelection;
  readonly columns: readonly string[] | null;
  readonly bom: boolean;
  readonly sort?: ContactSort;
};

/** Seconds for which the file of an export can be downloaded. */
export const exportSeconds = 3_600;

/** Contacts as CSV files. */
export type ExportStore = {
  readonly columns: () => TaskEither<Failure, readonly ExportChoice[]>;
  readonly begin: (wanted: NewContactExport) => TaskEither<Failure, ContactExport>;
};
export const ExportStore = token<ExportStore>("export.store");
