import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { mostAddresses } from "../../core/contacts/contact-fields.model.ts";
import { mostSuggested, NamedContact } from "../../core/contacts/contact-names.model.ts";
import { ContactSort, contactLimits, firstContacts } from "../../core/contacts/contact-query.model.ts";
import { ContactChange, NewContact } from "../../core/contacts/contact-values.model.ts";
import { Contact, ContactPage } from "../../core/contacts/contact.model.ts";
import { listUpTo, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { guardOf } from "../../core/kernel/guard/guard-of.ts";
import { withGuard } from "../../core/kernel/guard/written-guard.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { pageOf } from "../../core/kernel/page.ts";
import { longestEmail } from "../../core/validation/email.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { BoolText, DocumentText, IntsText, IntText, intTextBetween, NamesText, orNullText } from "./wire.ts";

const path = "/api/contacts";
const ContactId = t.type({ id: IntText }, "ContactId");

const Query = t.intersection(
  [
    t.type({
      page: orDefault(intTextBetween(1, contactLimits.page), firstContacts.page),
      limit: orDefault(intTextBetween(1, contactLimits.rows), firstContacts.limit),
      sort: orDefault(ContactSort, firstContacts.sort),
      search: orDefault(textUpTo(contactLimits.search), firstContacts.search),
      archived: orDefault(BoolText, firstContacts.archived),
      filters: orNullText(DocumentText),
      fields: orNullText(NamesText(contactLimits.fields)),
      count: orDefault(BoolText, firstContacts.count),
    }),
    t.partial({ format: t.keyof({ contacts: null, names: null }) }),
  ],
  "ContactQuery",
);

const wholePages = guardOf(ContactPage);
const Listed = withGuard(t.union([ContactPage, pageOf(NamedContact)], "ListedContacts"), (u) => wholePages?.holds(u) === true);

const NamesAsked = t.partial({ search: textUpTo(contactLimits.search), ids: IntsText(mostSuggested) }, "NamesQuery");

const Among = exactly("Among", { $in: listUpTo(textUpTo(longestEmail), mostAddresses) }, {});
const branches = t.union([exactly("MobileAmong", { mobile: Among }, {}), exactly("EmailAmong", { email: Among }, {})]);
const DuplicateQuestion = exactly("DuplicateQuestion", { filters: exactly("DuplicateFilters", { $or: listUpTo(branches, 2) }, {}) }, {});

/** Endpoints for contacts. */
export const contacts = {
  list: endpoint({
    ...noInput,
    name: "contacts.list",
    summary: "Lists contacts, searched, filtered and sorted, page by page; `format=names` returns only their names.",
    method: "GET",
    path,
    access: staff("contacts"),
    query: Query,
    reply: Listed,
  }),
  names: endpoint({
    ...noInput,
    name: "contacts.names",
    summary: "Lists the names of up to 25 contacts, given their ids or words in their name, email addresses or mobile numbers.",
    method: "GET",
    path: `${path}/names`,
    access: staff("contacts"),
    query: NamesAsked,
    reply: t.readonlyArray(NamedContact),
  }),
  get: endpoint({
    ...noInput,
    name: "contacts.get",
    summary: "Returns a contact.",
    method: "GET",
    path: `${path}/:id`,
    access: staff("contacts"),
    params: ContactId,
    reply: Contact,
  }),
  create: endpoint({
    ...noInput,
    name: "contacts.create",
    summary: "Creates a contact. Fails with 409 and the existing contacts if one has the same email address or mobile number.",
    method: "POST",
    path,
    access: members("contacts", "add_contacts"),
    event: { name: "contact_created" },
    body: NewContact,
    reply: Contact,
  }),
  update: endpoint({
    ...noInput,
    name: "contacts.update",
    summary: "Updates the given fields of a contact. Fails with 409 and the stored contact on a version conflict.",
    method: "PUT",
    path: `${path}/:id`,
    access: members("contacts"),
    params: ContactId,
    body: ContactChange,
    reply: Contact,
  }),
  archive: endpoint({
    ...noInput,
    name: "contacts.archive",
    summary: "Archives a contact, which hides it from lists, groups and automations; its history is kept.",
    method: "POST",
    path: `${path}/:id/archive`,
    access: members("contacts"),
    event: { name: "contact_archived" },
    params: ContactId,
    reply: Contact,
  }),
  unarchive: endpoint({
    ...noInput,
    name: "contacts.unarchive",
    summary: "Unarchives a contact.",
    method: "POST",
    path: `${path}/:id/unarchive`,
    access: members("contacts"),
    params: ContactId,
    reply: Contact,
  }),
  duplicates: endpoint({
    ...noInput,
    name: "contacts.duplicates",
    summary: "Lists the contacts, including archived ones, that have any of the given email addresses or mobile numbers.",
    method: "POST",
    path: `${path}/duplicates`,
    access: staff("contacts"),
    carriesTeams: false,
    needsPlan: false,
    rate: "general",
    body: DuplicateQuestion,
    reply: t.readonlyArray(Contact),
  }),
} as const;
