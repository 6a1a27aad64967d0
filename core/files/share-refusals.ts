import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of links that share files and folders. */
export const shareRefusals = refusalTable({
  share_gone: "This link does not work any more. It may have expired or been taken back.",
  share_password_needed: "This link needs a password.",
  share_password_wrong: "That is not the password of this link.",
  share_one_target: "Choose a file or a folder to share.",
  share_end_past: "The end must lie in the future.",
  share_password_short: "The password must have at least {{least}} characters.",
  share_number: "There can be {{most}} active links of a file or folder at most.",
  share_unknown: "Link not found.",
});
