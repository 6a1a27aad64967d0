/**
 * The numbering plan of a country.
 * @property trunk the national prefix, omitted in international numbers
 * @property digits minimum and maximum length of the number without the prefix
 * @property beginsWithZero whether international numbers may begin with 0 after the country code
 */
export type DialRule = {
  readonly name: string;
  readonly code: string;
  readonly trunk: string;
  readonly digits: readonly [number, number];
  readonly beginsWithZero?: true;
};

/** Countries whose national numbers are recognised. */
export const countries = {
  US: { name: "United States", code: "1", trunk: "1", digits: [10, 10] },
  CA: { name: "Canada", code: "1", trunk: "1", digits: [10, 10] },
  GB: { name: "United Kingdom", code: "44", trunk: "0", digits: [9, 10] },
  IE: { name: "Ireland", code: "353", trunk: "0", digits: [7, 9] },
  AU: { name: "Australia", code: "61", trunk: "0", digits: [9, 9] },
  NZ: { name: "New Zealand", code: "64", trunk: "0", digits: [8, 10] },
  ZA: { name: "South Africa", code: "27", trunk: "0", digits: [9, 9] },
  DE: { name: "Germany", code: "49", trunk: "0", digits: [6, 11] },
  AT: { name: "Austria", code: "43", trunk: "0", digits: [6, 12] },
  CH: { name: "Switzerland", code: "41", trunk: "0", digits: [9, 9] },
  FR: { name: "France", code: "33", trunk: "0", digits: [9, 9] },
  BE: { name: "Belgium", code: "32", trunk: "0", digits: [8, 9] },
  NL: { name: "Netherlands", code: "31", trunk: "0", digits: [9, 9] },
  ES: { name: "Spain", code: "34", trunk: "", digits: [9, 9] },
  PT: { name: "Portugal", code: "351", trunk: "", digits: [9, 9] },
  IT: { name: "Italy", code: "39", trunk: "", digits: [6, 11], beginsWithZero: true },
  SE: { name: "Sweden", code: "46", trunk: "0", digits: [7, 9] },
  NO: { name: "Norway", code: "47", trunk: "", digits: [8, 8] },
  DK: { name: "Denmark", code: "45", trunk: "", digits: [8, 8] },
  FI: { name: "Finland", code: "358", trunk: "0", digits: [6, 11] },
  PL: { name: "Poland", code: "48", trunk: "", digits: [9, 9] },
  MX: { name: "Mexico", code: "52", trunk: "", digits: [10, 10] },
  BR: { name: "Brazil", code: "55", trunk: "0", digits: [10, 11] },
  IN: { name: "India", code: "91", trunk: "0", digits: [10, 10] },
  JP: { name: "Japan", code: "81", trunk: "0", digits: [9, 10] },
  SG: { name: "Singapore", code: "65", trunk: "", digits: [8, 8] },
  PH: { name: "Philippines", code: "63", trunk: "0", digits: [9, 10] },
} as const satisfies Record<string, DialRule>;

const byCode: ReadonlyMap<string, DialRule> = new Map(Object.entries(countries));

/** The numbering plan of a country; null if it is not in the list. */
export const dialRule = (country: string): DialRule | null => byCode.get(country) ?? null;
