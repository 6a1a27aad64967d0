import type { RecordingStore } from "../../core/recordings/recordings.port.ts";
import { recordings, takenRecordings } from "../contract/recordings.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The videos of a learner over HTTP. */
export const makeRecordingsHttp = (call: Caller): RecordingStore => ({
  create: (upload) => call(recordings.create, { ...none, body: { upload } }),
  get: (id) => call(recordings.get, { ...none, params: { id } }),
});

/** The videos of a member of staff who takes lessons, over HTTP. */
export const makeTakenRecordingsHttp = (call: Caller): RecordingStore => ({
  create: (upload) => call(takenRecordings.create, { ...none, body: { upload } }),
  get: (id) => call(takenRecordings.get, { ...none, params: { id } }),
});
