import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { longestUrl } from "../validation/url-limits.model.ts";
import { AddedRecords, ChangedRecords } from "./related-record.model.ts";
import { taskLimits } from "./task-query.model.ts";
import type { Task } from "./task.model.ts";

export const longestTaskName = 200;
export const longestTaskBody = 20_000;
export const mostLinks = 50;
const mostAssigned = 50;
const longestStatus = 40;
const longestKey = 36;
const mostVersions = 2_147_483_647;

const Link = exactly("TaskLink", { type: t.literal("url"), value: textUpTo(longestUrl) }, {});

const values = {
  name: textUpTo(longestTaskName),
  status: textUpTo(longestStatus),
  assigned_to: listUpTo(intBetween(1, Number.MAX_SAFE_INTEGER), mostAssigned),
  body: textUpTo(longestTaskBody),
  resources: listUpTo(Link, mostLinks),
};

/** The editable values of a task. */
export type TaskValues = Pick<Task, "name" | "status" | "assigned_to" | "body" | "resources">;

/** Submitted values before validation. */
export type GivenTaskValues = Partial<Omit<TaskValues, "status"> & { readonly status: string }>;

const CreateKey = t.refinement(
  textUpTo(longestKey),
  (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
  "a UUID in lower case",
);

/** A new task; by default it is not started and assigned to its creator. `key` is the idempotency key. */
export const NewTask = exactly(
  "NewTask",
  {},
  { ...values, related_records: AddedRecords, program_class: textUpTo(taskLimits.programClass), key: CreateKey },
);
export type NewTask = t.TypeOf<typeof NewTask>;

/** A change of a task: absent values do not change. `version` is the one that the change is based on. */
export const TaskChange = exactly("TaskChange", { version: intBetween(1, mostVersions) }, { ...values, related_records: ChangedRecords });
export type TaskChange = t.TypeOf<typeof TaskChange>;
