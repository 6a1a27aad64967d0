import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { type AnyRule, rule } from "../kernel/rule.ts";
import { videoLink } from "./video-link.rule.ts";
import { videoReportDue } from "./video-report.rule.ts";
import { videoSeek } from "./video-seek.rule.ts";
import { VideoLink, VideoSettings } from "./video.model.ts";

/** The video rules that the command line shows. */
export const videoRules: readonly AnyRule[] = [
  rule({
    name: "video-link",
    sentence: "A video link of a known provider becomes what can be embedded; any other link becomes null.",
    input: t.type({ url: orDefault(t.string, "") }),
    output: orNull(VideoLink),
    run: ({ url }) => videoLink(url),
  }),
  rule({
    name: "video-seek",
    sentence: "A seek stays within the video's range and, when the video is required, at most a second past the furthest watched point.",
    input: t.intersection([VideoSettings, t.type({ furthest: orDefault(t.number, 0), target: t.number })]),
    output: t.type({ allowed: t.boolean, position: t.number }),
    run: ({ furthest, target, ...settings }) => videoSeek(settings, furthest, target),
  }),
  rule({
    name: "video-report",
    sentence: "Progress is reported every 15 seconds of playing, and for a required video only past the furthest watched point.",
    input: t.type({
      required: orDefault(t.boolean, false),
      time: t.number,
      furthest: orDefault(t.number, 0),
      last_report: orNull(t.number),
      now: t.number,
    }),
    output: t.type({ report: t.boolean }),
    run: (moment) => ({ report: videoReportDue(moment) }),
  }),
];
