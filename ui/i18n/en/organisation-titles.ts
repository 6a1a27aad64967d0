import { catalogue } from "../catalogue.ts";

/** Titles of the pages of the organisation's settings. */
export const organisationTitlesText = catalogue("organisation-titles", {
  account: "Account",
  security: "Security",
  embedding: "Embedding",
  data: "Data",
  backend: "Backend",
});
