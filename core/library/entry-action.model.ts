/** What libraries do with entries. */
export type EntryAction =
  | "open"
  | "take"
  | "test"
  | "download"
  | "rename"
  | "copy"
  | "move"
  | "tag"
  | "teams"
  | "link"
  | "remove"
  | "restore";
