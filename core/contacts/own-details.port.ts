import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { FieldSchema } from "../fields/field-schema.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactStore } from "./contacts.port.ts";

/** Details of the signed-in learner; other contacts are not accessible. Each method is one request. */
export type OwnDetails = Pick<ContactStore, "get" | "update"> & {
  /** The fields of their own contact that learners see. */
  readonly schema: TaskEither<Failure, FieldSchema>;
};
export const OwnDetails = token<OwnDetails>("contacts.own-details");
