import { fileLimits } from "../files/file-limits.model.ts";

/**
 * Limits of a video that answers an item.
 * @property bytes of the file
 * @property seconds that it may last
 * @property grace seconds that a container may tell more than was recorded
 * @property types of its content
 * @property countdown seconds before a recording begins
 * @property pieceMs milliseconds of a recording between two pieces that are kept on the device
 * @property waitDays how long a sent video waits for its answer, which a device may hold back while it is offline
 */
export const recordingLimits = {
  bytes: fileLimits.videoBytes,
  seconds: 600,
  grace: 5,
  types: ["video/mp4", "video/quicktime", "video/webm"],
  countdown: 3,
  pieceMs: 1_000,
  waitDays: 40,
} as const;
