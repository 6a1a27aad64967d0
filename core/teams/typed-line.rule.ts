import * as O from "fp-ts/lib/Option.js";
import { phoneNormalize } from "../validation/phone.rule.ts";

/** The SMS line typed for a team, as it is stored, null for none; `none` when the text is not a number. */
export const typedLine = (text: string): O.Option<string | null> =>
  text.trim() === "" ? O.some(null) : O.fromNullable(phoneNormalize(text));
