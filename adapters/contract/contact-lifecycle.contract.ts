import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { Contact } from "../../core/contacts/contact.model.ts";
import { DeletedContact, DeletedContactPage } from "../../core/contacts/deleted-contact.model.ts";
import { PictureUrl } from "../../core/files/picture-url.model.ts";
import { intBetween } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween } from "./wire.ts";

const path = "/api/contacts";
const params = t.type({ id: IntText }, "ContactId");
const page = orDefault(intTextBetween(1, contactLimits.page), 1);
const Whom = exactly("Whom", { con_id: intBetween(1, Number.MAX_SAFE_INTEGER) }, {});

const PhotoChange = exactly("PhotoChange", { photo: PictureUrl }, {});

/** Endpoints for deleting, restoring and blocking contacts, and for their photos. */
export const contactLifecycle = {
  remove: endpoint({
    ...noInput,
    name: "contacts.remove",
    summary: "Deletes a contact, which can be restored for 30 days.",
    method: "DELETE",
    path: `${path}/:id`,
    access: members("contacts", "delete_contacts"),
    params,
    reply: DeletedContact,
  }),
  restore: endpoint({
    ...noInput,
    name: "contacts.restore",
    summary: "Restores a deleted contact. Fails with 409 if another contact has one of its email addresses or mobile numbers.",
    method: "POST",
    path: `${path}/:id/restore`,
    access: members("contacts", "delete_contacts"),
    params,
    reply: Contact,
  }),
  bin: endpoint({
    ...noInput,
    name: "contacts.bin",
    summary: "Lists deleted contacts, most recently deleted first.",
    method: "GET",
    path: `${path}/bin`,
    access: members("contacts", "delete_contacts"),
    query: t.type({ page }),
    reply: DeletedContactPage,
  }),
  block: endpoint({
    ...noInput,
    name: "contacts.block",
    summary: "Blocks a contact: incoming messages are ignored, nothing is sent to the contact, and their portal sessions end.",
    method: "POST",
    path: `${path}/block`,
    access: members("contacts"),
    body: Whom,
    reply: Contact,
  }),
  unblock: endpoint({
    ...noInput,
    name: "contacts.unblock",
    summary: "Unblocks a contact.",
    method: "POST",
    path: `${path}/unblock`,
    access: members("contacts"),
    body: Whom,
    reply: Contact,
  }),
  setPhoto: endpoint({
    ...noInput,
    name: "contacts.setPhoto",
    summary: "Replaces the photo of a contact by the address of a picture, or removes it.",
    method: "PUT",
    path: `${path}/:id/photo`,
    access: members("contacts"),
    params,
    body: PhotoChange,
    reply: Contact,
  }),
} as const;
