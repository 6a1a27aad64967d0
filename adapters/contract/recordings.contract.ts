import * as t from "io-ts";
import { learners, staff } from "../../core/access/access-rule.rule.ts";
import { FileRecord } from "../../core/files/file.model.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";

const UploadId = t.refinement(t.string, (id) => /^[0-9a-f]{32}$/.test(id), "the id of an upload");
const body = exactly("NewRecording", { upload: UploadId }, {});
const ofLearner = "/api/cg/recordings";
const ofStaff = "/api/recordings";

/** Endpoints for learners: their own videos, with which they answer items. */
export const recordings = {
  create: endpoint({
    ...noInput,
    name: "recordings.create",
    summary: "Makes a video for an item of a lesson from a finished upload of the learner.",
    method: "POST",
    path: ofLearner,
    access: learners,
    body,
    reply: FileRecord,
  }),
  get: endpoint({
    ...noInput,
    name: "recordings.get",
    summary: "Returns one of the learner's own videos for items of lessons.",
    method: "GET",
    path: `${ofLearner}/:id`,
    access: learners,
    params: ById,
    reply: FileRecord,
  }),
} as const;

/** Endpoints for staff who take lessons: their own videos, with which they answer items. */
export const takenRecordings = {
  create: endpoint({
    ...noInput,
    name: "takenRecordings.create",
    summary: "Makes a video for an item of a lesson from a finished upload of the caller; it is not listed in the library.",
    method: "POST",
    path: ofStaff,
    access: staff("lessons"),
    body,
    reply: FileRecord,
  }),
  get: endpoint({
    ...noInput,
    name: "takenRecordings.get",
    summary: "Returns one of the caller's own videos for items of lessons.",
    method: "GET",
    path: `${ofStaff}/:id`,
    access: staff("lessons"),
    params: ById,
    reply: FileRecord,
  }),
} as const;
