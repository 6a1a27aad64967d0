import * as t from "io-ts";

/**
 * Captions of a video in one language.
 * @property language BCP 47 tag, such as `en` or `pt-BR`
 * @property url address of a WebVTT file
 */
export const CaptionTrack = t.type({ language: t.string, url: t.string }, "CaptionTrack");
export type CaptionTrack = t.TypeOf<typeof CaptionTrack>;
