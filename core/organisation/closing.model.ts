import type * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";
import { orgLimits } from "./org-settings.model.ts";

/**
 * Confirms that an organisation is to be closed.
 * @property name of the organisation, as its owner types it
 * @property code of the second step, where the owner uses one
 */
export const OrgClosing = exactly(
  "OrgClosing",
  { name: textUpTo(orgLimits.name), password: boundedText("ClosingPassword", 1, passwordLength.max) },
  { code: boundedText("ClosingCode", 1, 40) },
);
export type OrgClosing = t.TypeOf<typeof OrgClosing>;
