import { refusalTable } from "../kernel/refusal.ts";

/** Refusals of conversations that learners see. */
export const conversationRefusals = refusalTable({
  no_conversation: "Conversation not found.",
  messages_off: "Messages are switched off in this portal. Ask {{organisation}} in another way.",
  messages_role: "Your role in this portal does not include messages. Ask {{organisation}} if you need them.",
  message_empty: "Write a message first.",
  message_place: "Name the conversation that the message belongs to.",
  message_key_taken: "This message was already sent in another conversation. Copy its text and write it again.",
});
