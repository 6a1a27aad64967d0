import * as t from "io-ts";
import { ContactSelection } from "../bulk/contact-selection.model.ts";

/** The selected contacts of a list that are to be enrolled, and how many they are. */
export const EnrolRequest = t.type({ selection: ContactSelection, count: t.number }, "EnrolRequest");
export type EnrolRequest = t.TypeOf<typeof EnrolRequest>;

/** The course in which they were enrolled. */
export const EnrolAnswer = t.type({ course: t.number }, "EnrolAnswer");
export type EnrolAnswer = t.TypeOf<typeof EnrolAnswer>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "enrol-contacts": EnrolRequest;
  }
  interface ModalAnswers {
    readonly "enrol-contacts": EnrolAnswer;
  }
}
