import * as t from "io-ts";

/** Ids of two contacts to merge; `kept` is the one that stays unless the user chooses the other. */
export const MergeRequest = t.type({ kept: t.number, other: t.number }, "MergeRequest");
export type MergeRequest = t.TypeOf<typeof MergeRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "merge-contacts": MergeRequest;
  }
}
