import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { providerOf } from "../lessons/items/video.item.ts";
import { aspectRatios } from "../video/aspect-ratio.rule.ts";
import { CaptionTrack } from "../video/caption-track.model.ts";
import { ownFilm } from "../video/own-film.rule.ts";
import { videoLink } from "../video/video-link.rule.ts";
import { type VideoLink, VideoSettings } from "../video/video.model.ts";

/** Metadata of a video. */
const Summary = t.partial({ provider_name: t.union([t.string, t.null]) });

const VideoSight = t.intersection(
  [
    VideoSettings,
    t.type({
      url: orDefault(t.string, ""),
      gallery_url: orDefault(t.string, ""),
      captions: orDefault(t.readonlyArray(CaptionTrack), []),
      summary: orNull(Summary),
      aspect_ratio: orDefault(t.keyof(aspectRatios), ""),
    }),
  ],
  "VideoSight",
);

/**
 * A video with what its player needs.
 * @property file address of a video that the page plays itself, null for a provider's player
 * @property address of the page at the provider
 * @property captions of the page's own player, one entry a language
 */
export type VideoView = {
  readonly settings: VideoSettings;
  readonly file: string | null;
  readonly address: string;
  readonly captions: readonly CaptionTrack[];
  readonly link: VideoLink | null;
  readonly aspect: keyof typeof aspectRatios;
};

/**
 * What is played for a video item: the organisation's own video, else the target of the link.
 * @returns null for values that are not a video's
 */
export const videoView = (values: unknown): VideoView | null => {
  const read = VideoSight.decode(values);
  if (E.isLeft(read)) return null;
  const { url, gallery_url, captions, summary, aspect_ratio, ...settings } = read.right;
  const link = gallery_url === "" ? videoLink(url) : null;
  return {
    settings: { ...settings, provider: providerOf({ url, summary }) },
    file: ownFilm({ url, gallery_url }),
    address: url.trim(),
    captions,
    link,
    aspect: aspect_ratio,
  };
};
