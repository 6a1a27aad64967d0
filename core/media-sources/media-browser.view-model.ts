import type { FileRecord } from "../files/file.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, loaded, type Remote } from "../kernel/remote.ts";
import type { MediaItems, MediaSource, MediaSourceName } from "./media-source.model.ts";

/**
 * The sources of the window for choosing files.
 * @property source the shown one; null for none
 * @property copying the item that is being copied; null for none
 * @property copied files of this window by source and item
 * @property failure of copying or disconnecting
 * @property failed what it is of
 */
export type MediaBrowserState = {
  readonly sources: Remote<readonly MediaSource[]>;
  readonly source: MediaSourceName | null;
  readonly words: string;
  readonly items: Remote<MediaItems>;
  readonly copying: string | null;
  readonly copied: Readonly<Record<string, FileRecord>>;
  readonly failure: Failure | null;
  readonly failed: "copy" | "disconnect";
};

export const firstMediaState: MediaBrowserState = {
  sources: { tag: "idle" },
  source: null,
  words: "",
  items: { tag: "idle" },
  copying: null,
  copied: {},
  failure: null,
  failed: "copy",
};

/** The names of the sources that are offered; none before they are known. */
export const offeredNames = ({ sources }: Pick<MediaBrowserState, "sources">): readonly MediaSourceName[] =>
  (latestValue(sources) ?? []).map(({ source }) => source);

/** The shown source; null where none is shown or offered. */
export const shownSource = ({ sources, source }: Pick<MediaBrowserState, "sources" | "source">): MediaSource | null =>
  (latestValue(sources) ?? []).find((one) => one.source === source) ?? null;

/** Whether a failure says that the user's account is not, or no longer, connected. */
export const isDisconnected = (failure: Failure): boolean => "code" in failure && failure.code === "source_not_connected";

/** The state once the account at the shown source is no longer connected. */
export const withoutAccount = (state: MediaBrowserState): MediaBrowserState => ({
  ...state,
  items: { tag: "idle" },
  sources: loaded(
    (latestValue(state.sources) ?? []).map((one) => (one.source === state.source ? { ...one, is_connected: !one.needs_account } : one)),
  ),
});

/** A page appended to the pages before it; items that are shown already are left out. */
export const withItems = (before: MediaItems | undefined, next: MediaItems): MediaItems => {
  const held = before?.items ?? [];
  const known = new Set(held.map(({ id }) => id));
  return { items: [...held, ...next.items.filter(({ id }) => !known.has(id))], next: next.next };
};

/** The file that an item has become in this window; null while it has not been copied. */
export const copiedFile = ({ source, copied }: Pick<MediaBrowserState, "source" | "copied">, item: string): FileRecord | null =>
  copied[`${source ?? ""} ${item}`] ?? null;

/** The state with the file that an item of the shown source has become. */
export const withCopied = (state: MediaBrowserState, item: string, file: FileRecord): MediaBrowserState => ({
  ...state,
  copied: { ...state.copied, [`${state.source ?? ""} ${item}`]: file },
});
