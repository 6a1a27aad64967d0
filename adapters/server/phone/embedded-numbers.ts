import * as TE from "fp-ts/lib/TaskEither.js";
import { createHash } from "node:crypto";
import { invalid } from "../../../core/kernel/failure.ts";
import type { PhoneNumber } from "../../../core/phone/phone-number.model.ts";
import { phoneRefusals } from "../../../core/phone/phone-refusals.ts";
import { isAreaCode, type PhoneCountry } from "../../../core/validation/area-code.rule.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import type { NumberProvider } from "./number-provider.ts";

const found = 8;

/** Regions of some area codes; the others have none. */
const regions: Readonly<Record<string, string>> = {
  "202": "DC",
  "206": "WA",
  "212": "NY",
  "213": "CA",
  "305": "FL",
  "312": "IL",
  "415": "CA",
  "512": "TX",
  "617": "MA",
  "718": "NY",
  "416": "ON",
  "514": "QC",
  "604": "BC",
  "2": "NSW",
  "3": "VIC",
  "7": "QLD",
  "8": "SA",
};

/** Eight digits derived from a text. */
const digits = (text: string): string =>
  String(Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 12), 16) % 100_000_000).padStart(8, "0");

const northAmerican = (area: string, index: number): PhoneNumber => {
  const phoneNumber = `+1${area}555${digits(`${area}:${index}`).slice(0, 4)}`;
  return { phoneNumber, friendlyName: phoneDisplay(phoneNumber), region: regions[area] ?? "" };
};

const australian = (area: string, index: number): PhoneNumber => {
  const number = digits(`AU${area}:${index}`);
  return {
    phoneNumber: `+61${area}${number}`,
    friendlyName: `(0${area}) ${number.slice(0, 4)} ${number.slice(4)}`,
    region: regions[area] ?? "",
  };
};

/** Area codes that begin with 0 or 1, and service codes x11, are not assigned. */
const isGiven = (area: string): boolean => !/^[01]|11$/.test(area);

const catalogue = (areaCode: string, country: PhoneCountry): readonly PhoneNumber[] => {
  const area = country === "AUS" ? areaCode.replace(/^0/, "") : areaCode;
  if (country !== "AUS" && !isGiven(area)) return [];
  const all = Array.from({ length: found }, (_, index) => (country === "AUS" ? australian(area, index) : northAmerican(area, index)));
  return [...new Map(all.map((number) => [number.phoneNumber, number])).values()];
};

const isOffered = (phoneNumber: string): boolean => {
  const [, north, south] = /^\+(?:1(\d{3})\d{7}|61(\d)\d{8})$/.exec(phoneNumber) ?? [];
  const offered =
    north !== undefined && isAreaCode(north, "US")
      ? catalogue(north, "US")
      : south !== undefined && isAreaCode(south, "AUS")
        ? catalogue(south, "AUS")
        : [];
  return offered.some((one) => one.phoneNumber === phoneNumber);
};

/** Simulated numbers: always the same for an area, and none can be called. */
export const embeddedNumbers: NumberProvider = {
  search: (areaCode, country) => TE.right(catalogue(areaCode, country)),
  purchase: (phoneNumber) =>
    isOffered(phoneNumber)
      ? TE.right({ sid: `PN${digits(phoneNumber)}` })
      : TE.left(invalid({ phone_number: [phoneRefusals.number_not_offered] })),
};
