/** What libraries do with entries. */
export type EntryAction =
  | "open"
  | "take"
  | "test"
  | "download"
  | "export"
  | "rename"
  | "copy"
  | "move"
  | "tag"
  | "teams"
  | "link"
  | "remove"
  | "restore";
