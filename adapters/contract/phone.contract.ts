import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { listUpTo, RecordId, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { PhoneLine, PhoneNumber } from "../../core/phone/phone-number.model.ts";
import { defaultPhoneCountry, PhoneCountry } from "../../core/validation/area-code.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";

const E164 = t.refinement(t.string, (text) => /^\+[1-9]\d{6,14}$/.test(text), "a phone number such as +12125551234");

/** Endpoints for phone numbers that send texts. */
export const phone = {
  search: endpoint({
    ...noInput,
    name: "phone.search",
    summary: "Lists the phone numbers of an area that can be bought.",
    method: "GET",
    path: "/api/twilio/search_phones",
    access: members("settings"),
    rate: "search",
    query: t.type({ area_code: textUpTo(10), country: orDefault(PhoneCountry, defaultPhoneCountry) }, "PhoneSearch"),
    reply: t.readonlyArray(PhoneNumber),
  }),
  purchase: endpoint({
    ...noInput,
    name: "phone.purchase",
    summary:
      "Buys a phone number for texts, for some teams or the whole organisation; a number that the organisation already has is not bought again.",
    method: "POST",
    path: "/api/twilio/purchase_phone",
    access: members("settings"),
    body: exactly("PhonePurchase", { phone_number: E164 }, { teams: listUpTo(RecordId, 500) }),
    reply: PhoneLine,
  }),
  sign: endpoint({
    ...noInput,
    name: "phone.sign",
    summary: "Returns a URL at which the carrier can fetch a file of the organisation for one hour.",
    method: "POST",
    path: "/api/twilio/sign_url",
    access: members("conversations"),
    body: exactly("UrlToSign", { url: textUpTo(500) }, {}),
    reply: t.type({ url: t.string }, "SignedUrl"),
  }),
} as const;
