import { catalogue } from "../catalogue.ts";

/** Notices that the frame shows; separate from the texts of their settings, which only the profile loads. */
export const noticesText = catalogue("notices", { open: "Open" });
