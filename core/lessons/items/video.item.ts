import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";
import { aspectRatios } from "../../video/aspect-ratio.rule.ts";
import { CaptionTrack } from "../../video/caption-track.model.ts";
import { videoLink } from "../../video/video-link.rule.ts";
import { videoEnd, type VideoRange, videoRange } from "../../video/video-range.rule.ts";
import { VideoProvider } from "../../video/video.model.ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { amount, off, on, Played, text } from "./values.model.ts";

const AspectRatio = t.keyof(aspectRatios);

const Summary = t.partial({ provider_name: t.union([t.string, t.null]), thumbnail_url: t.union([t.string, t.null]) }, "VideoSummary");

/** An author's settings of a video; `start` and `end` in seconds, end 0 for the video's own end. */
const VideoValues = t.type(
  {
    url: text,
    gallery_url: text,
    captions: orDefault(t.readonlyArray(CaptionTrack), []),
    standalone: on,
    required: off,
    custom_range: off,
    start: amount(0),
    end: amount(0),
    aspect_ratio: orDefault(AspectRatio, ""),
    summary: orNull(Summary),
  },
  "VideoValues",
);
type VideoValues = t.TypeOf<typeof VideoValues>;

/** Seconds before its end at which a required recording counts as finished. */
const shortfall = 1;

/** The provider whose player plays the video: determined by its link, else by its preview. */
export const providerOf = ({ url, summary }: Pick<VideoValues, "url" | "summary">): VideoProvider | null => {
  const named = summary?.provider_name?.toLowerCase();
  return videoLink(url)?.provider ?? (VideoProvider.is(named) ? named : null);
};

/** The effective range of the item's video. */
const rangeOfVideo = (values: VideoValues): VideoRange => videoRange({ ...values, provider: providerOf(values) });

/** Whether a recording is done: when shown if it is not required, else within a second of its end. */
export const isPlayed = (required: boolean, end: number | null, furthest: number): boolean =>
  !required || (end !== null && furthest >= end - shortfall);

/** A video; a required one is done when it was watched to its end. */
export const videoItem = itemType({
  type: "video",
  group: "presentation",
  values: VideoValues,
  answer: Played,
  fields: {
    url: "url",
    gallery_url: "url",
    captions: "captions",
    standalone: "switch",
    required: "switch",
    custom_range: "switch",
    start: "number",
    end: "number",
    aspect_ratio: "aspect-ratio",
    summary: "derived",
  },
  required: ["url"],
  score: (values, { furthest, duration }) => {
    const range = rangeOfVideo(values);
    return pointless(isPlayed(range.required, videoEnd(range, duration), furthest));
  },
  gates: (values) => rangeOfVideo(values).required,
  shown: (values) => values,
});
