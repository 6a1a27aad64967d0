import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { PhoneNumber } from "../../../core/phone/phone-number.model.ts";
import type { PhoneCountry } from "../../../core/validation/area-code.rule.ts";

/** Who sells numbers. */
export type NumberProvider = {
  /** @param areaCode already known to be one of the country */
  readonly search: (areaCode: string, country: PhoneCountry) => TaskEither<Failure, readonly PhoneNumber[]>;
  /** @returns the number's name at the provider, also for one that this account has already */
  readonly purchase: (phoneNumber: string) => TaskEither<Failure, { readonly sid: string }>;
};
