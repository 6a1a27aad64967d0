import type { LocalFile } from "./uploads.model.ts";

/**
 * A file as it is sent.
 * @property poster picture that stands for a film; null for none
 */
export type PreparedFile = { readonly file: LocalFile; readonly poster: LocalFile | null };
