import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { FieldSchema } from "../fields/field-schema.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactStore } from "./contacts.port.ts";

/** What is kept of the learner who is signed in; of anybody else there is nothing. One request, one answer. */
export type OwnDetails = Pick<ContactStore, "get" | "update"> & {
  /** The fields that learners see of themselves. */
  readonly schema: TaskEither<Failure, FieldSchema>;
};
export const OwnDetails = token<OwnDetails>("contacts.own-details");
