/** What libraries do with entries. */
export type EntryAction = "open" | "download" | "export" | "rename" | "copy" | "move" | "tag" | "teams" | "link" | "remove" | "restore";
