import { catalogue } from "../catalogue.ts";

export const fieldsTitlesText = catalogue("fields-titles", {
  fields: "Fields",
});
