import * as t from "io-ts";
import { modalKind } from "../shell/modal-kind.model.ts";

/** The window that tells that a plan is missing. */
export const planPromptWindow = modalKind("plan-prompt", t.type({ title: t.string, text: t.string }));

/**
 * The window that tells that a limit of the plan is reached.
 * @property action label of the button that leads to support
 */
export const overageWindow = modalKind(
  "overage",
  t.intersection([t.type({ title: t.string, message: t.string }), t.partial({ action: t.string })]),
);
