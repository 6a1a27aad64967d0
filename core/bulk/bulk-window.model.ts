import * as t from "io-ts";
import type { AskingModalKind } from "../shell/modal-kind.model.ts";
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

const BulkAnswer = t.type({ run: t.number });

/** The window of a bulk action; it answers with the run that was started. */
export const bulkWindow: AskingModalKind<BulkRequest, t.TypeOf<typeof BulkAnswer>> = { kind: "bulk-contacts", answer: BulkAnswer };
