import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * Where frames of video providers may be shown.
 * @property shows whether the page itself may hold frames of other hosts
 * @property content_origin origin of the frames in which scripts of providers run, null without one
 * @property bases origins that stand for those of providers, by provider; for tests and proxies
 */
export const VideoFrames = t.type(
  {
    shows: orDefault(t.boolean, false),
    content_origin: orNull(t.string),
    bases: orDefault(t.record(t.string, t.string), {}),
  },
  "VideoFrames",
);
export type VideoFrames = t.TypeOf<typeof VideoFrames>;

export const noFrames: VideoFrames = { shows: false, content_origin: null, bases: {} };
