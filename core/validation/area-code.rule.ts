import * as t from "io-ts";

/** The countries whose phone numbers can be searched, as the search API names them. */
export const PhoneCountry = t.keyof({ US: null, CA: null, AUS: null }, "PhoneCountry");
export type PhoneCountry = t.TypeOf<typeof PhoneCountry>;

export const defaultPhoneCountry: PhoneCountry = "US";

const threeDigits = /^\d{3}$/;
const australian = /^0?[23478]$/;

const areaCodes = { US: threeDigits, CA: threeDigits, AUS: australian } as const satisfies Record<PhoneCountry, RegExp>;

/** Whether a text is an area code of the country: three digits, in Australia one of 2, 3, 4, 7, 8 with or without a 0. */
export const isAreaCode = (text: string, country: PhoneCountry): boolean => areaCodes[country].test(text);
