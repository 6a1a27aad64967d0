import * as t from "io-ts";
import { RecordId } from "../kernel/bounded.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { type RecordedContent, recordingRefusal } from "./decide-recording.rule.ts";
import { recordingRefusals } from "./recording-refusals.ts";

const Recorded = t.type({ uploaded: t.literal(true), file: RecordId }, "RecordedAnswer");

/** The answer that names an uploaded video. */
export const recordedAnswer = (file: number): t.TypeOf<typeof Recorded> => ({ uploaded: true, file });

/** The file that an answer names; null for an answer that claims no upload, or names none. */
export const recordedFile = (answer: unknown): number | null => (Recorded.is(answer) ? answer.file : null);

/**
 * Why an answer with a video is refused; null when it is accepted.
 * @param recording the taker's own uploaded video that it names; null where there is none
 */
export const recordedAnswerRefusal = (answer: unknown, recording: RecordedContent | null): Failure | null => {
  if (recordedFile(answer) === null) return invalid({ answer: [recordingRefusals.recording_expected] });
  if (recording === null) return invalid({ answer: [recordingRefusals.recording_missing] });
  return recordingRefusal(recording);
};
