import * as t from "io-ts";

/**
 * A number for sale.
 * @property phoneNumber `+12125551234`
 * @property friendlyName in display format
 * @property region the state or province, '' when the carrier names none
 */
export const PhoneNumber = t.type({ phoneNumber: t.string, friendlyName: t.string, region: t.string }, "PhoneNumber");
export type PhoneNumber = t.TypeOf<typeof PhoneNumber>;

/**
 * A purchased line.
 * @property teams teams that it was bought for; empty for the whole organisation
 */
export const PhoneLine = t.type({ phone_number: t.string, teams: t.readonlyArray(t.number) }, "PhoneLine");
export type PhoneLine = t.TypeOf<typeof PhoneLine>;
