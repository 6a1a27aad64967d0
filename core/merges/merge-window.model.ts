import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/** Ids of two contacts to merge; `kept` is the one that stays unless the user chooses the other. */
export const MergeRequest = t.type({ kept: t.number, other: t.number }, "MergeRequest");
export type MergeRequest = t.TypeOf<typeof MergeRequest>;

/** The window in which two contacts are merged. */
export const mergeWindow = modalKind<MergeRequest>("merge-contacts");
