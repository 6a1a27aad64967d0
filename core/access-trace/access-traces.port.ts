import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { AccessTrace, TraceChoices, TracedId, TracedKind } from "./access-trace.model.ts";

/** Why a contact sees something in the portal, or does not. */
export type AccessTraces = {
  readonly choices: (contact: number) => TaskEither<Failure, TraceChoices>;
  /** @param id of the course, of the lesson in its course, of the folder or of the page; pid of the report */
  readonly trace: (contact: number, kind: TracedKind, id: TracedId) => TaskEither<Failure, AccessTrace>;
};
export const AccessTraces = token<AccessTraces>("access-trace.store");
