import { catalogue } from "../catalogue.ts";

export const inviteText = catalogue("invite", {
  title: "Join {{org}}",
  waiting: "Your invitation",
  lead: "{{by}} has invited you. You will sign in as {{email}}.",
  leadPlain: "You are invited. You will sign in as {{email}}.",
  submit: "Accept and sign in",
  staleTitle: "This invitation no longer works",
  login: "Go to login",
});
