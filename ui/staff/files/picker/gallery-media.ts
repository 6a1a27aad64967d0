import { loaded } from "../../../../core/kernel/remote.ts";
import { firstMediaState, type MediaBrowserState } from "../../../../core/media-sources/media-browser.view-model.ts";
import type { MediaItem } from "../../../../core/media-sources/media-source.model.ts";
import { offeredSources } from "../../../../core/media-sources/media-sources.rule.ts";
import { galleryPictures } from "./gallery-files.ts";
import type { PickerMediaProps } from "./picker-media.view.tsx";

const nothing = (): void => undefined;

/** Items of a source, with the pictures of the gallery. */
export const galleryItems: readonly MediaItem[] = galleryPictures.map(({ id, url }, at) => ({
  id: `item-${id}`,
  name: at === 2 ? "" : `A harbour at dawn, number ${at + 1}`,
  type: "image",
  thumbnail: url,
  credit: at % 2 === 0 ? "Jane Doe" : "",
}));

/** Every source, of which Instagram is connected. */
export const galleryMedia = (state: Partial<MediaBrowserState>): Omit<PickerMediaProps, "chosen"> => ({
  state: {
    ...firstMediaState,
    sources: loaded(offeredSources(() => true, ["instagram"])),
    items: loaded({ items: galleryItems, next: "2" }),
    ...state,
  },
  onSearch: nothing,
  onMore: nothing,
  onRetry: nothing,
  onTake: nothing,
  onDisconnect: nothing,
});
