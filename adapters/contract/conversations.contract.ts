import * as t from "io-ts";
import { admins, learners } from "../../core/access/access-rule.rule.ts";
import { answering } from "../../core/conversations/may-answer.rule.ts";
import { Recipients } from "../../core/conversations/recipient.model.ts";
import {
  ContactThreads,
  MessagePage,
  MessagingSetting,
  NewAnswer,
  NewMessage,
  ReadMark,
  SentMessage,
  Thread,
  ThreadPage,
  TrackedMessage,
} from "../../core/conversations/thread.model.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";
import { intTextBetween, orNullText } from "./wire.ts";

const own = "/api/cg/conversations";
const threads = "/api/messages/threads";
const sequence = intTextBetween(0, 2_000_000_000);
const mostPages = 100_000;
const messageQuery = t.type({ before: orNullText(sequence), after: orNullText(sequence) }, "MessageQuery");

/** Endpoints of conversations: for learners in the portal, for staff by contact, and their switch. */
export const conversations = {
  list: endpoint({
    ...noInput,
    name: "conversations.list",
    summary: "Lists the conversations of the learner who is signed in, those with the newest message first, 25 per page.",
    method: "GET",
    path: own,
    access: learners,
    query: t.type({ page: orDefault(intTextBetween(1, mostPages), 1) }, "ConversationsQuery"),
    reply: ThreadPage,
  }),
  read: endpoint({
    ...noInput,
    name: "conversations.read",
    summary: "Returns 50 messages of a conversation of the learner: the newest, those before a sequence, or those after one.",
    method: "GET",
    path: `${own}/:id`,
    access: learners,
    params: ById,
    query: messageQuery,
    reply: MessagePage,
  }),
  send: endpoint({
    ...noInput,
    name: "conversations.send",
    summary: "Stores a message of the learner in a conversation, or begins one; a repeated `key` stores no second message.",
    method: "POST",
    path: "/api/cg/messages",
    access: learners,
    body: NewMessage,
    reply: SentMessage,
  }),
  recipients: endpoint({
    ...noInput,
    name: "conversations.recipients",
    summary:
      "Returns whom the learner writes to: the user assigned to them or the organisation’s team, whether somebody answers now, and why nobody does.",
    method: "GET",
    path: "/api/cg/recipients",
    access: learners,
    reply: Recipients,
  }),
  trackMessage: endpoint({
    ...noInput,
    name: "conversations.trackMessage",
    summary: "Marks a conversation of the learner as read up to a message, and as being read now.",
    method: "POST",
    path: "/api/cg/track_message",
    access: learners,
    body: TrackedMessage,
    reply: Thread,
  }),
  ofContact: endpoint({
    ...noInput,
    name: "conversations.ofContact",
    summary: "Lists the conversations with a contact, newest first, and why the contact cannot be written to; null where it can.",
    method: "GET",
    path: "/api/contacts/:id/threads",
    access: answering,
    params: ById,
    reply: ContactThreads,
  }),
  messages: endpoint({
    ...noInput,
    name: "conversations.messages",
    summary: "Returns 50 messages of a conversation: the newest, those before a sequence, or those after one.",
    method: "GET",
    path: `${threads}/:id`,
    access: answering,
    params: ById,
    query: messageQuery,
    reply: MessagePage,
  }),
  answer: endpoint({
    ...noInput,
    name: "conversations.answer",
    summary: "Stores a message to a contact in a conversation, or begins one; a repeated `key` stores no second message.",
    method: "POST",
    path: "/api/messages",
    access: answering,
    body: NewAnswer,
    reply: SentMessage,
  }),
  markSeen: endpoint({
    ...noInput,
    name: "conversations.markSeen",
    summary: "Marks a conversation as read by the user up to a message.",
    method: "PUT",
    path: `${threads}/:id/read`,
    access: answering,
    needsPlan: false,
    params: ById,
    body: ReadMark,
    reply: Thread,
  }),
  setting: endpoint({
    ...noInput,
    name: "conversations.setting",
    summary: "Returns whether learners write to staff from the portal.",
    method: "GET",
    path: "/api/portal/messaging",
    access: admins,
    reply: MessagingSetting,
  }),
  changeSetting: endpoint({
    ...noInput,
    name: "conversations.changeSetting",
    summary: "Switches messages in the portal on or off.",
    method: "PUT",
    path: "/api/portal/messaging",
    access: admins,
    body: exactly("MessagingChange", { is_on: t.boolean }, {}),
    reply: MessagingSetting,
  }),
} as const;
