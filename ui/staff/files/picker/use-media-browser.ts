import { useEffect, useState } from "react";
import type { FilePicking } from "../../../../core/files/file-picker.model.ts";
import type { FilePicker } from "../../../../core/files/file-picker.service.ts";
import { uploadFolder } from "../../../../core/files/file-picker.view-model.ts";
import { MediaBrowsers } from "../../../../core/media-sources/media-browser.service.ts";
import { copiedFile, offeredNames } from "../../../../core/media-sources/media-browser.view-model.ts";
import type { MediaItem } from "../../../../core/media-sources/media-source.model.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import type { PickerMediaProps } from "./picker-media.view.tsx";

/**
 * The sources of others in the window for choosing files; a connection that was made in another tab is seen when the user comes back.
 * @param isOffered whether the user may add files
 */
export const useMediaBrowser = (picker: FilePicker, request: FilePicking, isOffered: boolean): Omit<PickerMediaProps, "chosen"> => {
  const browsers = useService(MediaBrowsers);
  const [media] = useState(() => browsers.open(request));
  const state = useLatest(media.state$, media.latest());
  const { source } = useLatest(picker.state$, picker.latest());
  const shown = offeredNames(state).find((name) => name === source) ?? null;
  useEffect(() => (isOffered ? media.begin() : undefined), [media, isOffered]);
  useEffect(() => media.show(shown), [media, shown]);
  useEffect(() => {
    const look = (): void => media.look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [media]);
  const take = async (item: MediaItem): Promise<void> => {
    const held = copiedFile(media.latest(), item.id);
    if (held !== null && picker.latest().chosen.some(({ id }) => id === held.id)) return picker.remove(held.id);
    const file = await media.copy(item, uploadFolder(picker.latest()));
    if (file !== null) picker.choose(file);
  };
  return {
    state,
    onSearch: media.search,
    onMore: media.more,
    onRetry: media.again,
    onTake: (item) => void take(item),
    onDisconnect: () => void media.disconnect(),
  };
};
