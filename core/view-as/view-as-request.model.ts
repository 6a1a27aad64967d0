import * as t from "io-ts";

/** The contact as whom the portal is viewed, by id and name. */
export const ViewAsRequest = t.type({ contact: t.number, name: t.string }, "ViewAsRequest");
export type ViewAsRequest = t.TypeOf<typeof ViewAsRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "view-as": ViewAsRequest;
  }
}
