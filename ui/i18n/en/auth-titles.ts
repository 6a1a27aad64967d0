import { catalogue } from "../catalogue.ts";

export const authTitlesText = catalogue("auth-titles", {
  login: "Log in",
  signup: "Create your organisation",
  reset: "Reset your password",
  resetConfirm: "Choose a new password",
  activate: "Confirm your email address",
  sudo: "Sign in as a user",
});
