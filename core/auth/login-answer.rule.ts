import { type LoginAnswer, LoginInfo } from "./login-info.model.ts";

/** What the login page shows once it knows how one can sign in; null sends to the root: for the action validate_okta and for an empty list. */
export const loginInfoOf = (answer: LoginAnswer): LoginInfo | null => (LoginInfo.is(answer) ? answer : null);
