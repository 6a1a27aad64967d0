import * as t from "io-ts";

/**
 * A number that can be bought.
 * @property phoneNumber `+12125551234`
 * @property friendlyName as people write it
 * @property region the state or province, '' where the carrier names none
 */
export const PhoneNumber = t.type({ phoneNumber: t.string, friendlyName: t.string, region: t.string }, "PhoneNumber");
export type PhoneNumber = t.TypeOf<typeof PhoneNumber>;

/**
 * A line that was bought.
 * @property teams those it was bought for; none for the whole organisation
 */
export const PhoneLine = t.type({ phone_number: t.string, teams: t.readonlyArray(t.number) }, "PhoneLine");
export type PhoneLine = t.TypeOf<typeof PhoneLine>;
