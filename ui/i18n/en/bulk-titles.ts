import { catalogue } from "../catalogue.ts";

export const bulkTitlesText = catalogue("bulk-titles", {
  bulkActions: "Bulk actions",
  bulkAction: "Bulk action",
});
