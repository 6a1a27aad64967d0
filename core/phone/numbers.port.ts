import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PhoneCountry } from "../validation/area-code.rule.ts";
import type { PhoneLine, PhoneNumber } from "./phone-number.model.ts";

/** Phone numbers for sale as SMS lines. */
export type Numbers = {
  /** Refused in the field `area_code` when the country does not have it. */
  readonly search: (areaCode: string, country: PhoneCountry) => TaskEither<Failure, readonly PhoneNumber[]>;
  /**
   * Buys a number; idempotent: a repeated call by the same organisation returns the line.
   * @param teams teams that the line belongs to; empty for the whole organisation
   */
  readonly purchase: (phoneNumber: string, teams: readonly number[]) => TaskEither<Failure, PhoneLine>;
};
export const Numbers = token<Numbers>("phone.numbers");
