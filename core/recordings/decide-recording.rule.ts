import { megabyte } from "../files/file-limits.model.ts";
import { declaredType, plainType } from "../files/file-type.rule.ts";
import { uploadRefusals } from "../files/upload-refusals.ts";
import type { LocalFile } from "../files/uploads.model.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { recordingLimits } from "./recording-limits.model.ts";
import { recordingRefusals } from "./recording-refusals.ts";

/**
 * What is known of a video.
 * @property size bytes
 * @property duration seconds; null while not known
 */
export type RecordedContent = { readonly mimetype: string; readonly size: number; readonly duration: number | null };

const { bytes, seconds, grace, types } = recordingLimits;

/** Why content is no video that answers an item; null when it is one. */
export const recordingRefusal = ({ mimetype, size, duration }: RecordedContent): Failure | null => {
  if (!types.some((type) => type === plainType(mimetype))) return invalid({ file: [recordingRefusals.recording_type] });
  if (size <= 0) return invalid({ file: [uploadRefusals.upload_empty] });
  if (size > bytes) return { tag: "too-large", ...recordingRefusals.recording_too_large({ megabytes: bytes / megabyte }), limit: bytes };
  if (duration !== null && duration > seconds + grace)
    return invalid({ file: [recordingRefusals.recording_too_long({ minutes: seconds / 60 })] });
  return null;
};

/**
 * Why a file on the device is refused before its first byte is sent; null when it is not.
 * @param duration seconds; null where the browser cannot tell
 */
export const localRecordingRefusal = ({ type, name, size }: LocalFile, duration: number | null): Failure | null =>
  recordingRefusal({ mimetype: declaredType(type, name), size, duration });
