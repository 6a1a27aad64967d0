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
    summary: "Lists the caller's 20 most recent background jobs that are running or not dismissed.",
    method: "GET",
    path,
    access: staff(),
    reply: t.readonlyArray(Job),
  }),
  get: endpoint({ ...one, name: "jobs.get", summary: "Returns a background job of the caller.", method: "GET", path: `${path}/:id` }),
  cancel: endpoint({
    ...one,
    name: "jobs.cancel",
    summary: "Stops a background job after the current step; completed work is kept.",
    method: "POST",
    path: `${path}/:id/cancel`,
  }),
  undo: endpoint({
    ...one,
    name: "jobs.undo",
    summary: "Starts a background job that undoes a job, and returns it.",
    method: "POST",
    path: `${path}/:id/undo`,
  }),
  dismiss: endpoint({
    ...one,
    name: "jobs.dismiss",
    summary: "Dismisses a finished background job, which removes it from the list.",
    method: "POST",
    path: `${path}/:id/dismiss`,
  }),
} as const;
