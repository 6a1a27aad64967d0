import * as t from "io-ts";
import { Shareable } from "./team.model.ts";

/**
 * The parameters of the teams dialog.
 * @property share a record to share with teams; without one the user chooses a team
 */
export const TeamRequest = t.partial({ share: t.type({ resource: Shareable, id: t.number, title: t.string }) }, "TeamRequest");
export type TeamRequest = t.TypeOf<typeof TeamRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "team-picker": TeamRequest;
  }
}
