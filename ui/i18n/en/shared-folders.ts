import { catalogue } from "../catalogue.ts";

/** Folders that are shared with a learner's role. */
export const sharedFoldersText = catalogue("shared-folders", {
  path: "Where this folder is",
  folders: "Folders",
});
