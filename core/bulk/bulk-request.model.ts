import * as t from "io-ts";
import { BulkAction } from "./bulk-action.model.ts";
import { ContactSelection } from "./contact-selection.model.ts";

const Selected = { selection: ContactSelection, count: t.number };

/** The parameters of the bulk action's window: a form to fill in, a chosen action, or a planned run. */
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
