import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OwnCertificates } from "./certificate.model.ts";

/** The certificates of the learner who is signed in. */
export type Certificates = {
  readonly own: () => TaskEither<Failure, OwnCertificates>;
  /** Asks for the certificate of a finished course. */
  readonly claim: (course: number) => TaskEither<Failure, OwnCertificates>;
};
export const Certificates = token<Certificates>("certificates.store");
