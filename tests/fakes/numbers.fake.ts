import * as E from "fp-ts/lib/Either.js";
import { invalid } from "../../core/kernel/failure.ts";
import type { Numbers } from "../../core/phone/numbers.port.ts";
import type { PhoneLine, PhoneNumber } from "../../core/phone/phone-number.model.ts";
import { isAreaCode } from "../../core/validation/area-code.rule.ts";

/**
 * A carrier in memory.
 * @property of the numbers as one organisation sees them
 */
export type NumbersFake = {
  readonly of: (organisation: string, teams: readonly number[]) => Numbers;
  readonly lineOf: (team: number) => string | null;
};

export const makeNumbersFake = (): NumbersFake => {
  const offered = new Set<string>();
  const sold = new Map<string, { readonly organisation: string; readonly line: PhoneLine }>();
  const some = (prefix: string, area: string, digits: string): readonly PhoneNumber[] =>
    ["1", "2"].map((last) => ({ phoneNumber: `${prefix}${area}${digits}${last}`, friendlyName: `(${area}) ${digits}${last}`, region: "" }));
  return {
    lineOf: (team) => [...sold.values()].find(({ line }) => line.teams.includes(team))?.line.phone_number ?? null,
    of: (organisation, teams) => ({
      search: (areaCode, country) => async () => {
        if (!isAreaCode(areaCode, country)) return E.left(invalid({ area_code: ["Area code is invalid"] }));
        if (areaCode.startsWith("0") && country !== "AUS") return E.right([]);
        const found = country === "AUS" ? some("+61", areaCode.replace(/^0/, ""), "5550010") : some("+1", areaCode, "555010");
        for (const { phoneNumber } of found) offered.add(phoneNumber);
        return E.right(found);
      },
      purchase: (phone_number, wanted) => async () => {
        const held = sold.get(phone_number);
        if (held?.organisation === organisation) return E.right(held.line);
        if (held !== undefined) return E.left(invalid({ phone_number: ["This number is taken. Choose another one."] }));
        if (!wanted.every((team) => teams.includes(team))) return E.left(invalid({ teams: ["Team not found."] }));
        if (!offered.has(phone_number)) return E.left(invalid({ phone_number: ["This number is not offered."] }));
        const line = { phone_number, teams: wanted };
        sold.set(phone_number, { organisation, line });
        return E.right(line);
      },
    }),
  };
};
