import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { UsedFiles } from "../../../core/files/used-files.service.ts";

/** The dialog that is open over the library; null for none. */
export type LibraryDialog =
  | { readonly kind: "folder" }
  | { readonly kind: "upload" }
  | { readonly kind: "rename" | "link"; readonly item: LibraryItem }
  | { readonly kind: "move" | "teams"; readonly items: readonly LibraryItem[] }
  | { readonly kind: "used"; readonly items: readonly LibraryItem[]; readonly used: UsedFiles }
  | null;
