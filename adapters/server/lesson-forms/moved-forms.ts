import { sql } from "kysely";
import { byNumber } from "../contributions/came-since.ts";
import type { MergePart } from "../contributions/merge-part.ts";
import { movedRows } from "../contributions/moved-rows.ts";

const links = { table: "links", id: "link_id" };
const documents = { table: "signing_documents", id: "signing_id" };

/** Moves the links that a contact has shared. */
export const movedLinks: MergePart = {
  ...movedRows("links", 81, links),
  ...byNumber({ ...links, of: ({ kept }) => sql`con_id = ${kept}` }),
};

/** Moves the documents that a contact has signed or can sign. */
export const movedDocuments: MergePart = {
  ...movedRows("documents", 82, documents),
  ...byNumber({ ...documents, of: ({ kept }) => sql`con_id = ${kept}` }),
};
