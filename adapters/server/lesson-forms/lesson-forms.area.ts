import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { movedDocuments, movedLinks } from "./moved-forms.ts";
import { serveLinks } from "./serve-links.ts";

/** Serves tracked links; links and documents of contacts are merged and erased with them. */
export const area: Area = {
  mergeParts: [movedLinks, movedDocuments],
  erase: erasedRows("links", "signing_documents"),
  serve: serveLinks,
};
