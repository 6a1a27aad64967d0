import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/** The providers of videos; `file` is an mp4 or m3u8 that the page plays itself. */
export const VideoProvider = t.keyof({
  youtube: null,
  vimeo: null,
  wistia: null,
  sprout: null,
  vidyard: null,
  file: null,
  loom: null,
  sharepoint: null,
});
export type VideoProvider = t.TypeOf<typeof VideoProvider>;

/** A recognised video link. */
export const VideoLink = t.type(
  {
    provider: VideoProvider,
    /** null for files and SharePoint, which are identified by their address only */
    id: orNull(t.string),
    embed_url: t.string,
    /** seconds, null when the link has no start time */
    start: orNull(t.number),
  },
  "VideoLink",
);
export type VideoLink = t.TypeOf<typeof VideoLink>;

/** An author's settings for how a video is watched; seconds. */
export const VideoSettings = t.type({
  required: orDefault(t.boolean, false),
  custom_range: orDefault(t.boolean, false),
  provider: orNull(VideoProvider),
  start: orNull(t.number),
  end: orNull(t.number),
});
export type VideoSettings = t.TypeOf<typeof VideoSettings>;
