import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, map, type Observable, Subject, switchMap, timer } from "rxjs";
import type { FilePicking } from "../files/file-picker.model.ts";
import type { FileRecord } from "../files/file.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { latestValue, loaded, loadedOver, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import {
  copiedFile,
  firstMediaState,
  isDisconnected,
  type MediaBrowserState,
  shownSource,
  withCopied,
  withItems,
  withoutAccount,
} from "./media-browser.view-model.ts";
import type { MediaItem, MediaItems, MediaSourceName } from "./media-source.model.ts";
import type { MediaSourceStore } from "./media-sources.port.ts";

/** Shows what is at sources of others, and copies files from them. */
export type MediaBrowser = {
  readonly state$: Observable<MediaBrowserState>;
  readonly latest: () => MediaBrowserState;
  /**
   * Loads the sources.
   * @returns stops
   */
  readonly begin: () => () => void;
  /** Shows a source; null for none. */
  readonly show: (source: MediaSourceName | null) => void;
  /** Debounced. */
  readonly search: (words: string) => void;
  /** Appends the next page. */
  readonly more: () => void;
  /** Reloads what is shown. */
  readonly again: () => void;
  /** Looks whether the shown source has been connected meanwhile; does nothing where it is connected already. */
  readonly look: () => void;
  /**
   * Copies a file, one at a time; an item that was copied in this window is not copied again.
   * @param folder that it goes into; null for none
   * @returns null where it was not copied, which the state explains
   */
  readonly copy: (item: MediaItem, folder: number | null) => Promise<FileRecord | null>;
  readonly disconnect: () => Promise<void>;
};

/** Opens browsers of sources. */
export type MediaBrowsers = { readonly open: (request: FilePicking) => MediaBrowser };
export const MediaBrowsers = token<MediaBrowsers>("media-sources.browsers");

const pauseMs = 400;

const makeMediaBrowser = ({ kinds = [] }: FilePicking, store: MediaSourceStore): MediaBrowser => {
  const state = new BehaviorSubject<MediaBrowserState>(firstMediaState);
  const asks = new Subject<{ readonly page: string; readonly waitMs: number }>();
  const change = (next: Partial<MediaBrowserState>): void => state.next({ ...state.value, ...next });

  const ask = (page: string, waitMs = 0): void => {
    if (shownSource(state.value)?.is_connected !== true) return;
    change({ items: page === "" && waitMs === 0 ? { tag: "loading" } : toLoading(state.value.items) });
    asks.next({ page, waitMs });
  };
  const fail = (failure: Failure): void => {
    if (isDisconnected(failure)) state.next({ ...withoutAccount(state.value), failure });
    else change({ failure });
  };
  const receive = (page: string, answer: E.Either<Failure, MediaItems>): void => {
    const before = state.value.items;
    if (E.isRight(answer)) return change({ items: loaded(withItems(page === "" ? undefined : latestValue(before), answer.right)) });
    if (isDisconnected(answer.left)) return fail(answer.left);
    change({ items: toFailed(before, answer.left) });
  };
  const load = async (): Promise<void> => {
    change({ sources: toLoading(state.value.sources) });
    const known = await store.list();
    change({ sources: E.isRight(known) ? loadedOver(state.value.sources, known.right) : toFailed(state.value.sources, known.left) });
  };
  const loadAll = async (): Promise<void> => {
    await load();
    ask("");
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    begin: () => {
      const following = asks
        .pipe(
          switchMap(({ page, waitMs }) => timer(waitMs).pipe(map(() => page))),
          switchMap(async (page) => {
            const { source, words } = state.value;
            return {
              source,
              page,
              answer: source === null ? null : await store.items(source, { search: words.trim(), type: kinds, page })(),
            };
          }),
        )
        .subscribe(({ source, page, answer }) => {
          if (answer !== null && source === state.value.source) receive(page, answer);
        });
      void load();
      return () => following.unsubscribe();
    },
    show: (source) => {
      if (source === state.value.source) return;
      change({ source, words: "", items: { tag: "idle" }, failure: null });
      ask("");
    },
    search: (words) => {
      change({ words, failure: null });
      ask("", pauseMs);
    },
    more: () => {
      const next = latestValue(state.value.items)?.next ?? null;
      if (state.value.items.tag !== "loading" && next !== null) ask(next);
    },
    again: () => void loadAll(),
    look: () => {
      const { items } = state.value;
      if (shownSource(state.value)?.is_connected === false || (items.tag === "idle" && state.value.source !== null)) {
        change({ failure: null });
        void loadAll();
      }
    },
    copy: async ({ id }, folder) => {
      const { source, copying } = state.value;
      const held = copiedFile(state.value, id);
      if (held !== null) return held;
      if (source === null || copying !== null) return null;
      change({ copying: id, failure: null, failed: "copy" });
      const copied = await store.copy(source, { item: id, folder_id: folder })();
      change({ copying: null });
      if (E.isRight(copied)) {
        state.next({ ...withCopied({ ...state.value, source }, id, copied.right), source: state.value.source });
        return copied.right;
      }
      if (source === state.value.source) fail(copied.left);
      return null;
    },
    disconnect: async () => {
      const { source } = state.value;
      if (source === null) return;
      const ended = await store.disconnect(source)();
      if (source !== state.value.source) return;
      if (E.isLeft(ended)) change({ failure: ended.left, failed: "disconnect" });
      else state.next({ ...withoutAccount(state.value), failure: null });
    },
  };
};

/** Browsers of sources over their store. */
export const makeMediaBrowsers = (store: MediaSourceStore): MediaBrowsers => ({ open: (request) => makeMediaBrowser(request, store) });
