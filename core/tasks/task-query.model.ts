import * as t from "io-ts";
import type { TaskStatus } from "./task-status.model.ts";

/** Sort orders of a list of tasks; a minus means descending. */
export const TaskSort = t.keyof(
  { name: null, "-name": null, status: null, "-status": null, created: null, "-created": null, updated: null, "-updated": null },
  "TaskSort",
);
export type TaskSort = t.TypeOf<typeof TaskSort>;

/**
 * The query of a list of tasks.
 * @property status any of them; none means all
 * @property assigned_to id of a user, null for all
 * @property page from 1
 * @property limit rows a page, at most 250
 */
export type TaskQuery = {
  readonly page: number;
  readonly limit: number;
  readonly sort: TaskSort;
  readonly search: string;
  readonly status: readonly TaskStatus[];
  readonly assigned_to: number | null;
  readonly program_class: string | null;
  readonly hide_finished: boolean;
};

export const taskLimits = { page: 1_000_000, rows: 250, defaultRows: 25, search: 200, programClass: 60 } as const;

export const firstTasks: TaskQuery = {
  page: 1,
  limit: taskLimits.defaultRows,
  sort: "-created",
  search: "",
  status: [],
  assigned_to: null,
  program_class: null,
  hide_finished: false,
};

/** Whether a list has any filter besides page and order. */
export const isNarrowed = ({ search, status, assigned_to, program_class, hide_finished }: TaskQuery): boolean =>
  search !== "" || status.length > 0 || assigned_to !== null || program_class !== null || hide_finished;

export type TaskOrder = "name" | "status" | "created" | "updated";

/** Sort field and direction. */
export const taskSortParts = (sort: TaskSort): { readonly by: TaskOrder; readonly isDescending: boolean } => {
  switch (sort) {
    case "name":
    case "status":
    case "created":
    case "updated":
      return { by: sort, isDescending: false };
    case "-name":
      return { by: "name", isDescending: true };
    case "-status":
      return { by: "status", isDescending: true };
    case "-created":
      return { by: "created", isDescending: true };
    case "-updated":
      return { by: "updated", isDescending: true };
  }
};
