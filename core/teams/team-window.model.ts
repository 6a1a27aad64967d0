import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";
import { Shareable } from "./team.model.ts";

/**
 * The window in which a team is chosen.
 * @property share a record to share with teams instead
 */
export const teamWindow = modalKind("team-picker", t.partial({ share: t.type({ resource: Shareable, id: t.number, title: t.string }) }));
