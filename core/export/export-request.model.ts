import * as t from "io-ts";
import { ContactSelection } from "../bulk/contact-selection.model.ts";
import { ContactSort } from "../contacts/contact-query.model.ts";

/**
 * The parameters of the export window.
 * @property columns ids of the columns that the list shows
 * @property sort the order of the list
 */
export const ExportRequest = t.intersection(
  [t.type({ selection: ContactSelection, count: t.number, columns: t.readonlyArray(t.string) }), t.partial({ sort: ContactSort })],
  "ExportRequest",
);
export type ExportRequest = t.TypeOf<typeof ExportRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "export-contacts": ExportRequest;
  }
}
