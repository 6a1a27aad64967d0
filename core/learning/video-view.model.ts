import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { aspectRatios } from "../video/aspect-ratio.rule.ts";
import { videoLink } from "../video/video-link.rule.ts";
import { type VideoLink, VideoSettings } from "../video/video.model.ts";

const VideoSight = t.intersection(
  [VideoSettings, t.type({ url: orDefault(t.string, ""), gallery_url: orDefault(t.string, ""), captions: orDefault(t.string, ""), aspect_ratio: orDefault(t.keyof(aspectRatios), "") })],
  "VideoSight",
);

/** A video as its player needs it. @property file address of a film that the page plays itself, null for a provider's player @property captions address of a WebVTT file, '' for none */
export type VideoView = {
  readonly settings: VideoSettings;
  readonly file: string | null;
  readonly captions: string;
  readonly link: VideoLink | null;
  readonly aspect: keyof typeof aspectRatios;
};

/** What is played for a video item: the organisation's own film, else what the link leads to. @returns null for values that are none */
export const videoView = (values: unknown): VideoView | null => {
  const read = VideoSight.decode(values);
  if (E.isLeft(read)) return null;
  const { url, gallery_url, captions, aspect_ratio, ...settings } = read.right;
  const link = gallery_url === "" ? videoLink(url) : null;
  const file = gallery_url !== "" ? gallery_url : link?.provider === "file" ? link.embed_url : null;
  return { settings: { ...settings, provider: link?.provider ?? null }, file, captions, link, aspect: aspect_ratio };
};
