import { catalogue } from "../catalogue.ts";

/** The title of the page of tags. */
export const tagsTitlesText = catalogue("tags-titles", { tags: "Tags" });
