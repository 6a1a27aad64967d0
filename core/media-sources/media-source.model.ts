import * as t from "io-ts";
import { FileKind } from "../files/file.model.ts";
import { RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

/** A service of others from which files can be copied. */
export const MediaSourceName = t.keyof({ unsplash: null, googledrive: null, instagram: null, facebook: null }, "MediaSourceName");
export type MediaSourceName = t.TypeOf<typeof MediaSourceName>;

/** @property words longest search text, `id` and `page` longest values of a source */
export const mediaLimits = { words: 200, id: 300, page: 2_000, items: 24 } as const;

/**
 * A source that this server is configured for.
 * @property needs_account whether each user connects an account of theirs
 * @property is_connected whether the caller can use it now
 */
export const MediaSource = t.type(
  { source: MediaSourceName, needs_account: t.boolean, is_searchable: t.boolean, is_connected: t.boolean },
  "MediaSource",
);
export type MediaSource = t.TypeOf<typeof MediaSource>;

/**
 * A file at a source.
 * @property thumbnail address on this server; null for none
 * @property credit whom it is by; '' where that is the user
 */
export const MediaItem = t.type(
  { id: t.string, name: t.string, type: FileKind, thumbnail: t.union([t.string, t.null]), credit: t.string },
  "MediaItem",
);
export type MediaItem = t.TypeOf<typeof MediaItem>;

/** @property next names the next page; null for the last */
export const MediaItems = t.type({ items: t.readonlyArray(MediaItem), next: t.union([t.string, t.null]) }, "MediaItems");
export type MediaItems = t.TypeOf<typeof MediaItems>;

/** @property item its id at the source */
export const ChosenItem = exactly("ChosenItem", { item: textUpTo(mediaLimits.id) }, { folder_id: t.union([RecordId, t.null]) });
export type ChosenItem = t.TypeOf<typeof ChosenItem>;

/** @property page the `next` of the page before; '' for the first */
export type MediaQuery = { readonly search: string; readonly type: readonly FileKind[]; readonly page: string };
