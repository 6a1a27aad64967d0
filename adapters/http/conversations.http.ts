import type { ContactConversations, MessagingSwitch, OwnConversations } from "../../core/conversations/conversations.port.ts";
import { conversations } from "../contract/conversations.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's conversations over HTTP. */
export const makeOwnConversationsHttp = (call: Caller): OwnConversations => ({
  list: (page) => call(conversations.list, { ...none, query: { page } }),
  messages: (id, query) => call(conversations.read, { ...none, params: { id }, query }),
  send: (body) => call(conversations.send, { ...none, body }),
  markRead: (thread_id, sequence) => call(conversations.trackMessage, { ...none, body: { thread_id, sequence } }),
  recipients: () => call(conversations.recipients, none),
});

/** Conversations with contacts over HTTP. */
export const makeContactConversationsHttp = (call: Caller): ContactConversations => ({
  of: (id) => call(conversations.ofContact, { ...none, params: { id } }),
  messages: (id, query) => call(conversations.messages, { ...none, params: { id }, query }),
  send: (body) => call(conversations.answer, { ...none, body }),
  markRead: (id, sequence) => call(conversations.markSeen, { ...none, params: { id }, body: { sequence } }),
});

/** The switch of messages in the portal over HTTP. */
export const makeMessagingSwitchHttp = (call: Caller): MessagingSwitch => ({
  current: () => call(conversations.setting, none),
  change: (body) => call(conversations.changeSetting, { ...none, body }),
});
