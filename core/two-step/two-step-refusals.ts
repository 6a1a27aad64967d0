import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about two-step sign-in: set-up, codes and proof. */
export const twoStepRefusals = refusalTable({
  set_up_first: "Set up two-step sign-in first: your organisation requires it.",
  own_first: "Set up two-step sign-in for yourself first.",
  no_browser: "There is no such browser.",
  no_password_second: "This account has no password: it signs in through another provider, which asks for the second step itself.",
  code_needed: "Enter a code of the app that you use now, or a recovery code.",
  two_step_off: "Two-step sign-in is off.",
  token_changes_sign_in: "A token cannot change how you sign in. Log in to do that.",
  sudo_changes_sign_in:
    "Support, signed in as another, neither changes how users sign in, nor hands the organisation over or closes it. The user does that.",
  set_up_expired: "This set-up has expired. Start it again.",
  set_up_code_wrong: "This code is not right. Enter the six digits that the app shows now. If it stays, check the clock of your phone.",
  two_step_required: "Your organisation requires two-step sign-in, so it cannot be switched off. You can set up another app.",
  second_step_late: "That took too long. Enter your password again.",
  code_wrong:
    "This code is not right. Enter the six digits that the app shows now, each of which works once, or a recovery code that you have not used.",
});
