import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../access/actor.model.ts";
import { pageOfAddress, pathOfAddress } from "../access/page-of-address.rule.ts";
import { isAdmin } from "../access/permission.rule.ts";
import { failureRefusals } from "../kernel/failure-refusals.ts";
import { type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import { isTaskFinished } from "../tasks/task-status.model.ts";
import type { NewTask } from "../tasks/task-values.model.ts";
import { userRefusals } from "../users/user-refusals.ts";
import { permissionRefusals } from "./permission-refusals.ts";
import { type StaffPage, staffPages } from "./staff-page-table.rule.ts";
import type { StaffTrace } from "./staff-trace.model.ts";
import { traceAddress, traceLines } from "./trace-words.rule.ts";

/** Administrators ask about everybody, others about themselves; for these, other users are not there. */
export const traceProblem = ({ user_id, role }: Pick<StaffActor, "user_id" | "role">, user: number): Failure | null =>
  isAdmin(role) || user_id === user ? null : notFound(userRefusals.user_gone);

/** Only administrators ask about records: for others a record that they do not see does not exist. */
export const recordTraceProblem = ({ role }: Pick<StaffActor, "role">): Failure | null =>
  isAdmin(role) ? null : forbidden(failureRefusals.not_permitted, "admins");

/** The page of the product at an address. */
export const pageAskedFor = (path: string): E.Either<Failure, StaffPage> => {
  const page = pageOfAddress(path, staffPages);
  return page === undefined ? E.left(invalid({ path: [permissionRefusals.no_page_at({ path: pathOfAddress(path) })] })) : E.right(page);
};

/** The task of an earlier request for the same page. */
export type EarlierRequest = { readonly status: string; readonly deleted_at: number | null };

/**
 * Decides what becomes of a request for access: a task for the administrators, unless an earlier one is still open.
 * @param admins ids of the active administrators
 * @param origin `https://host[:port]` of the server, for the task's link; null if it is unknown
 * @returns null while an earlier request is open
 */
export const decideAccessRequest = (
  trace: StaffTrace,
  earlier: EarlierRequest | null,
  admins: readonly number[],
  origin: string | null,
): E.Either<Failure, NewTask | null> => {
  if (trace.is_open) return E.left(invalid({ path: [permissionRefusals.page_is_open({ title: trace.title })] }));
  if (earlier !== null && earlier.deleted_at === null && !isTaskFinished(earlier.status)) return E.right(null);
  const { user, title } = trace;
  const body = [`${user.name} asks for access to the page “${title}”.`, ...traceLines(trace), `To decide, open ${traceAddress(trace)}`];
  const links = origin === null ? [] : [{ type: "url" as const, value: `${origin}${traceAddress(trace)}` }];
  return E.right({
    resources: links,
    name: `Access to “${title}” for ${user.name}`.slice(0, 200),
    body: body.join("\n"),
    assigned_to: admins,
  });
};
