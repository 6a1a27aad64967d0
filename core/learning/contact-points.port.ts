import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ContactPoints } from "./contact-points.model.ts";

/** @property before id of the last gain of the page above, null for the first page */
export type PointsQuery = { readonly before: number | null; readonly limit: number };

/** Why contacts have their points, for staff. */
export type ContactPointsStore = {
  readonly of: (contact: number, query: PointsQuery) => TaskEither<Failure, ContactPoints>;
};
export const ContactPointsStore = token<ContactPointsStore>("points.of-contact");
