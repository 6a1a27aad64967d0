import * as E from "fp-ts/lib/Either.js";
import type { Contact } from "../../core/contacts/contact.model.ts";
import { chosenColumns } from "../../core/export/chosen-columns.rule.ts";
import { exportColumns } from "../../core/export/export-column.rule.ts";
import { exportSeconds, type ExportStore } from "../../core/export/exports.port.ts";
import type { Field } from "../../core/fields/field.model.ts";
import { csvLine, csvStart } from "../../core/import/csv-text.rule.ts";
import { invalid } from "../../core/kernel/failure.ts";
import { inOrder } from "./contact-store.fake.ts";

export type ExportStoreFake = ExportStore & { readonly file: (href: string) => string | null };

/**
 * Exports in memory of contacts that are named one by one.
 * @param now epoch seconds
 */
export const makeExportStoreFake = (contacts: readonly Contact[], fields: readonly Field[], now: () => number): ExportStoreFake => {
  const files = new Map<string, { readonly text: () => string; readonly at: number }>();
  const offered = exportColumns(fields);
  return {
    columns: () => async () => E.right(offered.map(({ id, label }) => ({ id, label }))),
    begin:
      ({ selection, columns: wanted, bom, sort }) =>
      async () => {
        const columns = chosenColumns(offered, wanted);
        if (E.isLeft(columns)) return E.left(invalid(columns.left));
        const id = files.size + 1;
        const href = `/exports/${id}`;
        const chosen = contacts.filter(({ con_id }) => selection.of === "chosen" && selection.ids.includes(con_id));
        const meant = sort === undefined ? chosen : inOrder(chosen, sort);
        const lines = () => [
          columns.right.map(({ label }) => label),
          ...meant.map((contact) => columns.right.map(({ text }) => text(contact))),
        ];
        files.set(href, { at: now(), text: () => (bom ? csvStart : "") + lines().map(csvLine).join("") });
        return E.right({ id, href, columns: columns.right.length });
      },
    file: (href) => {
      const file = files.get(href);
      return file === undefined || now() >= file.at + exportSeconds ? null : file.text();
    },
  };
};
