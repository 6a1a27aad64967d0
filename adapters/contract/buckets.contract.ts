import * as t from "io-ts";
import { admins, members } from "../../core/access/access-rule.rule.ts";
import { Fetched, HttpBucket, HttpChange, RepBucket, RepChange } from "../../core/fields/buckets.model.ts";
import { FieldBucket } from "../../core/fields/field.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/buckets";
const access = members("contacts");

/** Endpoints for buckets: values that contacts show read-only. */
export const buckets = {
  list: endpoint({
    ...noInput,
    name: "buckets.list",
    summary: "Where values of contacts come from, each bucket with the fields that the caller sees.",
    method: "GET",
    path,
    access,
    reply: t.readonlyArray(FieldBucket),
  }),
  rep: endpoint({
    ...noInput,
    name: "buckets.rep",
    summary: "What the caller shows on the contacts that are assigned to them.",
    method: "GET",
    path: `${path}/rep`,
    access,
    reply: RepBucket,
  }),
  putRep: endpoint({
    ...noInput,
    name: "buckets.putRep",
    summary:
      "Changes what the caller shows on the contacts that are assigned to them; refused with 409 and what is stored when its version has moved on.",
    method: "PUT",
    path: `${path}/rep`,
    access,
    body: RepChange,
    reply: RepBucket,
  }),
  http: endpoint({
    ...noInput,
    name: "buckets.http",
    summary: "The address that values of contacts are fetched from.",
    method: "GET",
    path: `${path}/http`,
    access: admins,
    reply: HttpBucket,
  }),
  putHttp: endpoint({
    ...noInput,
    name: "buckets.putHttp",
    summary:
      "Sets the address that values of contacts are fetched from; an empty one ends that. Refused with 409 and what is stored when its version has moved on.",
    method: "PUT",
    path: `${path}/http`,
    access: admins,
    body: HttpChange,
    reply: HttpBucket,
  }),
  fetched: endpoint({
    ...noInput,
    name: "buckets.fetched",
    summary: "What is fetched for a contact from the organisation's address; an answer holds for five minutes.",
    method: "GET",
    path: "/api/contacts/:id/buckets/http",
    access,
    rate: "general",
    params: t.type({ id: IntText }, "BucketContact"),
    reply: Fetched,
  }),
} as const;
