import type { JobStore } from "../../core/jobs/jobs.port.ts";
import { jobs } from "../contract/jobs.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Background jobs over HTTP. */
export const makeJobsHttp = (call: Caller): JobStore => ({
  list: () => call(jobs.list, none),
  get: (id) => call(jobs.get, { ...none, params: { id } }),
  cancel: (id) => call(jobs.cancel, { ...none, params: { id } }),
  undo: (id) => call(jobs.undo, { ...none, params: { id } }),
  dismiss: (id) => call(jobs.dismiss, { ...none, params: { id } }),
});
