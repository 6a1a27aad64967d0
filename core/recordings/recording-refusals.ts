import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about videos that answer an item. */
export const recordingRefusals = refusalTable({
  recording_type: "This file cannot be sent as a video. Choose an MP4, MOV or WebM video.",
  recording_too_large: "The video is too large: it may have up to {{megabytes}} MB. Choose or record a shorter one.",
  recording_too_long: "The video is too long: it may last up to {{minutes}} minutes. Choose or record a shorter one.",
  recording_expected: "Record or choose a video first. The answer must name a video of yours that is uploaded.",
  recording_missing: "This video is not there any more, or it is not yours. Record or choose it again.",
});
