import { catalogue } from "../catalogue.ts";

export const passwordFieldText = catalogue("password-field", {
  show: "Show password",
  hide: "Hide password",
  met: "met",
  unmet: "not met yet",
});
