import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { DownlinePage, DownlineRecord } from "./downline.model.ts";

/** The contacts below the learner who is signed in, by the relation of their role; never those beside or above them. */
export type OwnDownline = {
  /** @param of null for the learner */
  readonly level: (of: number | null, page: number) => TaskEither<Failure, DownlinePage>;
  readonly record: (contact: number) => TaskEither<Failure, DownlineRecord>;
};
export const OwnDownline = token<OwnDownline>("downline.store");
