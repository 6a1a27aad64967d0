import { type RefObject, useEffect, useState } from "react";
import type { TranscriptLine } from "../../core/video/transcript.rule.ts";

const isText = (cue: TextTrackCue): cue is VTTCue => "getCueAsHTML" in cue;

/** The words of a cue, without its markup. */
const lineOf = (cue: TextTrackCue): readonly TranscriptLine[] => {
  const text = isText(cue) ? (cue.getCueAsHTML().textContent ?? "").replaceAll(/\s+/gu, " ").trim() : "";
  return text === "" ? [] : [{ start: cue.startTime, text }];
};

/**
 * The lines of a video's captions, as the browser reads them; empty without captions and in frames of providers.
 * @param captions their address
 */
export const useTranscript = (media: RefObject<HTMLElement | null>, captions: string): readonly TranscriptLine[] => {
  const [lines, setLines] = useState<readonly TranscriptLine[]>([]);
  useEffect(() => {
    const element = media.current?.querySelector("track[src]") ?? null;
    if (!(element instanceof HTMLTrackElement)) return undefined;
    const { track } = element;
    const read = (): void => setLines([...(track.cues ?? [])].flatMap(lineOf));
    element.addEventListener("load", read);
    if (track.mode === "disabled") track.mode = "hidden";
    read();
    return () => element.removeEventListener("load", read);
  }, [media, captions]);
  return lines;
};
