import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of a mail or text that this server cannot send. */
export const outboxRefusals = refusalTable({
  mail_not_set_up: "This server cannot send email yet. Ask the person who runs it to set email up.",
  texts_not_set_up: "This server cannot send text messages yet. Ask the person who runs it to set them up.",
});
