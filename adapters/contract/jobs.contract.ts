import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { Job } from "../../core/jobs/job.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/jobs";
const JobId = t.type({ id: IntText }, "JobId");
const one = { ...noInput, access: staff(), params: JobId, reply: Job };

/** Endpoints for the caller's own background jobs. */
export const jobs = {
  list: endpoint({
    ...noInput,
    name: "jobs.list",
    summary: "The caller's work in the background: under way, and ended without being put away; the latest 20.",
    method: "GET",
    path,
    access: staff(),
    reply: t.readonlyArray(Job),
  }),
  get: endpoint({ ...one, name: "jobs.get", summary: "One job of the caller.", method: "GET", path: `${path}/:id` }),
  cancel: endpoint({
    ...one,
    name: "jobs.cancel",
    summary: "Stops a job after the piece under way; what is done stays done.",
    method: "POST",
    path: `${path}/:id/cancel`,
  }),
  undo: endpoint({
    ...one,
    name: "jobs.undo",
    summary: "Starts the job that takes a job back, and answers with it.",
    method: "POST",
    path: `${path}/:id/undo`,
  }),
  dismiss: endpoint({
    ...one,
    name: "jobs.dismiss",
    summary: "Puts an ended job away, so that it is no longer listed.",
    method: "POST",
    path: `${path}/:id/dismiss`,
  }),
} as const;
