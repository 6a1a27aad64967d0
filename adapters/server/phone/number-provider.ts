import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { PhoneNumber } from "../../../core/phone/phone-number.model.ts";
import type { PhoneCountry } from "../../../core/validation/area-code.rule.ts";

/** A provider that sells phone numbers. */
export type NumberProvider = {
  /** @param areaCode validated for the country */
  readonly search: (areaCode: string, country: PhoneCountry) => TaskEither<Failure, readonly PhoneNumber[]>;
  /** @returns the number's id at the provider, also when this account already owns it */
  readonly purchase: (phoneNumber: string) => TaskEither<Failure, { readonly sid: string }>;
};
