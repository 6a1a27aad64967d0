import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about the portals of an organisation. */
export const portalsRefusals = refusalTable({
  portal_gone: "This portal does not exist, or it was closed.",
  portal_edited: "Someone else changed this portal in the meantime. It is shown as it is now; make your change again.",
  portal_title_needed: "Give the portal a title. Learners see it at the top of each page.",
  portal_pid_form:
    "Write the address with 3 to {{most}} small letters, digits and hyphens, beginning with a letter, such as harbor-academy.",
  portal_pid_reserved: "The product uses this address itself. Choose another one.",
  portal_pid_taken: "This address is taken. Choose another one.",
  portals_full: "There can be up to {{most}} portals. Close one that is not used, and open it again with its own address.",
  portal_last_kept: "This is the only open portal. Open another one first; without any, learners cannot sign in.",
});
