import { refusals } from "../../../core/refusals.ts";
import { catalogue } from "../catalogue.ts";

/** Refusals of the core and the server, and the field names in them. */
export const refusalsText = catalogue("refusals", {
  said: refusals,
  names: {
    first_name: "First name",
    last_name: "Last name",
    first_name_key: "First_name",
    last_name_key: "Last_name",
    email: "Email",
    mobile: "Mobile",
    pin: "Pin",
    password: "Password",
    field: "Field",
  },
});
