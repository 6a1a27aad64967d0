import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { noFrames, VideoFrames } from "../../core/video/video-frames.model.ts";

const read = (): VideoFrames => {
  const text = document.querySelector('meta[name="cygnet-video"]')?.getAttribute("content") ?? "{}";
  try {
    const decoded = VideoFrames.decode(JSON.parse(text));
    return E.isRight(decoded) ? decoded.right : noFrames;
  } catch {
    return noFrames;
  }
};

/** Where frames of providers may be shown, as the server wrote it into the page's head; nowhere without that. */
export const useVideoFrames = (): VideoFrames => useState(read)[0];
