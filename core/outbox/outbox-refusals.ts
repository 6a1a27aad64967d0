import { refusalTable } from "../kernel/refusal.ts";

/** What is said where a mail or text is asked for and this server cannot send it. */
export const outboxRefusals = refusalTable({
  mail_not_set_up: "This server cannot send email yet. Ask the person who runs it to set email up.",
  texts_not_set_up: "This server cannot send text messages yet. Ask the person who runs it to set them up.",
});
