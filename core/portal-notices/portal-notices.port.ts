import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { NextRoute, NoticePage, Unread } from "./portal-notice.model.ts";

/** The notices of the learner who is signed in. */
export type PortalNotices = {
  /** @param page from 1 */
  readonly list: (page: number) => TaskEither<Failure, NoticePage>;
  /** Marks a notice as read. */
  readonly open: (id: number) => TaskEither<Failure, Unread>;
  readonly readAll: TaskEither<Failure, Unread>;
  /** The page that a short link leads to; its notice counts as read. */
  readonly next: (hash: string) => TaskEither<Failure, NextRoute>;
};
export const PortalNotices = token<PortalNotices>("portal-notices.store");
