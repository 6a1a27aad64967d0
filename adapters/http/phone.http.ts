import type { Numbers } from "../../core/phone/numbers.port.ts";
import { phone } from "../contract/phone.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Phone numbers over HTTP; a purchase always names its teams, since the active team would apply otherwise. */
export const makeNumbersHttp = (call: Caller): Numbers => ({
  search: (area_code, country) => call(phone.search, { ...none, query: { area_code, country } }),
  purchase: (phone_number, teams) => call(phone.purchase, { ...none, body: { phone_number, teams } }),
});
