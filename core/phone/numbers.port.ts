import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PhoneCountry } from "../validation/area-code.rule.ts";
import type { PhoneLine, PhoneNumber } from "./phone-number.model.ts";

/** Numbers that can be bought as lines for texts. */
export type Numbers = {
  /** Refused by the field `area_code` when it is none of the country. */
  readonly search: (areaCode: string, country: PhoneCountry) => TaskEither<Failure, readonly PhoneNumber[]>;
  /**
   * Buys a number once; asked again by the same organisation it answers with the line.
   * @param teams whose line it becomes; none for the whole organisation
   */
  readonly purchase: (phoneNumber: string, teams: readonly number[]) => TaskEither<Failure, PhoneLine>;
};
export const Numbers = token<Numbers>("phone.numbers");
