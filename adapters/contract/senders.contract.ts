import * as t from "io-ts";
import { admins, anyone } from "../../core/access/access-rule.rule.ts";
import { LinkToken } from "../../core/auth/credentials.model.ts";
import { NewSender, Sender, SenderChange, SenderTest } from "../../core/senders/sender.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { ById } from "./resource.ts";

const path = "/api/senders";
const shared = { ...noInput, access: admins, carriesTeams: false } as const;
const one = { ...shared, params: ById, reply: Sender } as const;

/** Endpoints for the addresses from which an organisation sends mail. */
export const senders = {
  all: endpoint({
    ...shared,
    name: "senders.all",
    summary: "Lists the sender addresses of the organisation with their verification and the DNS records to publish, the oldest first.",
    method: "GET",
    path,
    reply: t.readonlyArray(Sender),
  }),
  create: endpoint({
    ...shared,
    name: "senders.create",
    summary: "Adds a sender address and mails it the link that confirms its mailbox.",
    method: "POST",
    path,
    body: NewSender,
    reply: Sender,
  }),
  rename: endpoint({
    ...one,
    name: "senders.rename",
    summary: "Changes the name that recipients see; refused with 409 and the stored sender when its version has changed.",
    method: "PUT",
    path: `${path}/:id`,
    body: SenderChange,
  }),
  verify: endpoint({
    ...one,
    name: "senders.verify",
    summary: "Looks up the SPF, DKIM and DMARC records of a sender's domain now, and returns the sender with the result.",
    method: "PUT",
    path: `${path}/verify/:id`,
  }),
  makeDefault: endpoint({
    ...one,
    name: "senders.makeDefault",
    summary: "Makes a sender the one that the organisation's mail is from, once it is verified.",
    method: "PUT",
    path: `${path}/:id/default`,
  }),
  sendLink: endpoint({
    ...one,
    name: "senders.sendLink",
    summary: "Mails the link that confirms a sender's mailbox again; the earlier link no longer works.",
    method: "POST",
    path: `${path}/:id/link`,
  }),
  sendTest: endpoint({
    ...one,
    name: "senders.sendTest",
    summary: "Sends a test from a sender; one that is not verified sends to itself only.",
    method: "POST",
    path: `${path}/:id/test`,
    body: SenderTest,
    reply: Done,
  }),
  remove: endpoint({
    ...one,
    name: "senders.remove",
    summary: "Removes a sender; it can be restored for 30 days.",
    method: "DELETE",
    path: `${path}/:id`,
    reply: Done,
  }),
  restore: endpoint({
    ...one,
    name: "senders.restore",
    summary: "Restores a removed sender.",
    method: "POST",
    path: `${path}/:id/restore`,
  }),
  confirm: endpoint({
    ...noInput,
    name: "senders.confirm",
    summary: "Confirms the mailbox of a sender with the link that was sent to it.",
    method: "POST",
    path: `${path}/confirm`,
    access: anyone,
    rate: "login",
    body: LinkToken,
    reply: Done,
  }),
} as const;
