import type { DateTextReader } from "../../core/validation/date-text.port.ts";
import { validation } from "../contract/validation.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Dates in words, read by the server. */
export const makeDateTextHttp = (call: Caller): DateTextReader => ({
  read: (value, offset) => call(validation.strtotime, { ...none, body: { value, offset } }),
});
