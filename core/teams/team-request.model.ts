import * as t from "io-ts";
import { Shareable } from "./team.model.ts";

/**
 * What the window of teams is opened with.
 * @property share a record to share with teams; without one a team is chosen
 */
export const TeamRequest = t.partial({ share: t.type({ resource: Shareable, id: t.number, title: t.string }) }, "TeamRequest");
export type TeamRequest = t.TypeOf<typeof TeamRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "team-picker": TeamRequest;
  }
}
