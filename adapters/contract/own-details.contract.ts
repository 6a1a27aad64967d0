import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { ContactChange } from "../../core/contacts/contact-values.model.ts";
import { Contact } from "../../core/contacts/contact.model.ts";
import { FieldSchema } from "../../core/fields/field-schema.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const learner = { ...noInput, access: learners } as const;
const path = "/api/portal/contacts/:id";
/** Maximum size in bytes of a record with pictures in its fields. */
const wholeRecord = 1_048_576;
const params = t.type({ id: IntText }, "OwnId");

/** Endpoints for learners' own details; they reach no other record. */
export const ownDetailsContract = {
  schema: endpoint({
    ...learner,
    name: "ownDetails.schema",
    summary: "Lists the sections and fields that learners can see about themselves.",
    method: "GET",
    path: "/api/portal/fields",
    reply: FieldSchema,
  }),
  fields: endpoint({
    ...learner,
    name: "ownDetails.fields",
    summary: "Lists the same sections and fields, under the address of the portal's own calls.",
    method: "GET",
    path: "/api/cg/fields",
    reply: FieldSchema,
  }),
  get: endpoint({
    ...learner,
    name: "ownDetails.get",
    summary: "Returns the learner's own details; other contacts are not found.",
    method: "GET",
    path,
    params,
    reply: Contact,
  }),
  update: endpoint({
    ...learner,
    name: "ownDetails.update",
    summary: "Updates the learner's name and editable fields. Fails with 409 and the stored details on a version conflict.",
    method: "PUT",
    path,
    params,
    body: ContactChange,
    bodyLimit: wholeRecord,
    reply: Contact,
  }),
} as const;
