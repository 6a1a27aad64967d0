import { type LoginAnswer, LoginInfo } from "./login-info.model.ts";

/** The sign-in options for the login page; null redirects to the root: for the action validate_okta and for an empty list. */
export const loginInfoOf = (answer: LoginAnswer): LoginInfo | null => (LoginInfo.is(answer) ? answer : null);
