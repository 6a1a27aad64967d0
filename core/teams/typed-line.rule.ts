import * as O from "fp-ts/lib/Option.js";
import { phoneNormalize } from "../validation/phone.rule.ts";

/** The line for texts that somebody typed for a team, as it is stored, null for none; nothing where it is no number. */
export const typedLine = (text: string): O.Option<string | null> =>
  text.trim() === "" ? O.some(null) : O.fromNullable(phoneNormalize(text));
