import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/**
 * The window in which a line for texts is set up.
 * @property team id of the team that it is for
 */
export const phoneWindow = modalKind("phone-line", t.partial({ team: t.number }));
