import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";

/**
 * Where a page may show frames of providers.
 * @property content_origin origin of the frames in which scripts of providers run, null without one
 * @property bases origins that stand for those of providers, by provider; for tests and proxies
 */
export const VideoFrames = t.type({ content_origin: orNull(t.string), bases: orDefault(t.record(t.string, t.string), {}) }, "VideoFrames");
export type VideoFrames = t.TypeOf<typeof VideoFrames>;
