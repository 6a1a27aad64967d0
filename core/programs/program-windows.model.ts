import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/** The window of a program. */
export const programWindow = modalKind("program", t.type({ id: t.string }));

/**
 * The window of a program that is offered as a quick win.
 * @property name by which it is offered
 */
export const quickWinWindow = modalKind("quick-win", t.type({ id: t.string, name: t.string }));
