import * as t from "io-ts";
import { BulkAction } from "./bulk-action.model.ts";
import { ContactSelection } from "./contact-selection.model.ts";

const Selected = { selection: ContactSelection, count: t.number };

/** What the window of a bulk action is opened with: a form to fill in, an action that is chosen already, or a run that is planned. */
export const BulkRequest = t.union(
  [
    t.type({ about: t.keyof({ edit: null, tags: null }), ...Selected }),
    t.type({ about: t.literal("action"), action: BulkAction, ...Selected }),
    t.type({ about: t.literal("run"), run: t.number, ...Selected }),
  ],
  "BulkRequest",
);
export type BulkRequest = t.TypeOf<typeof BulkRequest>;

/** The run that was started. */
export const BulkAnswer = t.type({ run: t.number }, "BulkAnswer");
export type BulkAnswer = t.TypeOf<typeof BulkAnswer>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "bulk-contacts": BulkRequest;
  }
  interface ModalAnswers {
    readonly "bulk-contacts": BulkAnswer;
  }
}
