import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { isTaskFinished } from "../tasks/task-status.model.ts";
import type { NewTask } from "../tasks/task-values.model.ts";
import type { EarlierRequest } from "./access-request.rule.ts";
import { permissionRefusals } from "./permission-refusals.ts";
import { recordPath } from "./record-address.rule.ts";
import { traceAddress } from "./trace-words.rule.ts";
import type { TracedRecord, TracedRecordKind } from "./traced-record.model.ts";

/** How many requests of one user may be open at a time before they ask for another record. */
export const mostOpenRequests = 20;

const kindNames = {
  contact: "Contact",
  group: "Group",
  campaign: "Course",
  lesson: "Lesson",
  lesson_folder: "Folder of lessons",
  file: "File",
  file_folder: "Folder of files",
  task: "Task",
} as const satisfies Readonly<Record<TracedRecordKind, string>>;

/** What a record is called for somebody who does not see it, by kind and id alone. */
export const recordTitle = ({ kind, id }: TracedRecord): string => `${kindNames[kind]} ${id}`;

type RecordRequest = {
  readonly user: { readonly id: number; readonly name: string };
  readonly record: TracedRecord;
  /** whether the user sees the record */
  readonly isSeen: boolean;
  /** the task of an earlier request for the same record */
  readonly earlier: EarlierRequest | null;
  /** how many requests of the user are open */
  readonly open: number;
  /** ids of the active administrators */
  readonly admins: readonly number[];
  /** `https://host[:port]` of the server, for the task's link; null if it is unknown */
  readonly origin: string | null;
};

/**
 * Decides what becomes of a request for a record: a task for the administrators, unless an earlier one is still open. The task, which the user
 * sees too, holds the address alone, so that it is the same for a record that is hidden and for one that does not exist.
 * @returns null while an earlier request is open
 */
export const decideRecordRequest = ({
  user,
  record,
  isSeen,
  earlier,
  open,
  admins,
  origin,
}: RecordRequest): E.Either<Failure, NewTask | null> => {
  if (isSeen) return E.left(invalid({ path: [permissionRefusals.record_is_open] }));
  if (earlier !== null && earlier.deleted_at === null && !isTaskFinished(earlier.status)) return E.right(null);
  if (open >= mostOpenRequests) return E.left(invalid({ path: [permissionRefusals.requests_full({ most: mostOpenRequests })] }));
  const title = recordTitle(record);
  const address = traceAddress({ user, record, path: recordPath(record) });
  return E.right({
    resources: origin === null ? [] : [{ type: "url", value: `${origin}${address}` }],
    name: `Access to “${title}” for ${user.name}`.slice(0, 200),
    body: [
      `${user.name} asks for access to what is at /ui${recordPath(record)}: it is hidden from them, or does not exist.`,
      `To decide, open ${address}`,
    ].join("\n"),
    assigned_to: admins,
  });
};
