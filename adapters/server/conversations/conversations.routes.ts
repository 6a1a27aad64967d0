import { conversations } from "../../contract/conversations.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactConversations } from "./contact-conversations.store.ts";
import { makeMessagingSwitch } from "./messaging-switch.store.ts";
import { makeOwnConversations } from "./own-conversations.store.ts";

/** Endpoints of conversations. */
export const routes: RouteContribution = ({ outbox }) =>
  routesFor(conversations, {
    list: (call) => makeOwnConversations({ ...call, outbox }).list(call.query.page),
    read: (call) => makeOwnConversations({ ...call, outbox }).messages(call.params.id, call.query),
    send: (call) => makeOwnConversations({ ...call, outbox }).send(call.body),
    recipients: (call) => makeOwnConversations({ ...call, outbox }).recipients(),
    trackMessage: (call) => makeOwnConversations({ ...call, outbox }).markRead(call.body.thread_id, call.body.sequence),
    ofContact: (call) => makeContactConversations(call, outbox).of(call.params.id),
    messages: (call) => makeContactConversations(call, outbox).messages(call.params.id, call.query),
    answer: (call) => makeContactConversations(call, outbox).send(call.body),
    markSeen: (call) => makeContactConversations(call, outbox).markRead(call.params.id, call.body.sequence),
    setting: (call) => makeMessagingSwitch(call).current(),
    changeSetting: (call) => makeMessagingSwitch(call).change(call.body),
  });
