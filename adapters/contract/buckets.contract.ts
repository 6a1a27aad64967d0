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
    summary: "Lists the sources of contact values, each with the fields that the caller can see.",
    method: "GET",
    path,
    access,
    reply: t.readonlyArray(FieldBucket),
  }),
  rep: endpoint({
    ...noInput,
    name: "buckets.rep",
    summary: "Returns the values that the caller shows on their assigned contacts.",
    method: "GET",
    path: `${path}/rep`,
    access,
    reply: RepBucket,
  }),
  putRep: endpoint({
    ...noInput,
    name: "buckets.putRep",
    summary:
      "Updates the values that the caller shows on their assigned contacts. Fails with 409 and the stored values on a version conflict.",
    method: "PUT",
    path: `${path}/rep`,
    access,
    body: RepChange,
    reply: RepBucket,
  }),
  http: endpoint({
    ...noInput,
    name: "buckets.http",
    summary: "Returns the URL that contact values are fetched from.",
    method: "GET",
    path: `${path}/http`,
    access: admins,
    reply: HttpBucket,
  }),
  putHttp: endpoint({
    ...noInput,
    name: "buckets.putHttp",
    summary:
      "Sets the URL that contact values are fetched from; an empty URL turns fetching off. Fails with 409 and the stored settings on a version conflict.",
    method: "PUT",
    path: `${path}/http`,
    access: admins,
    body: HttpChange,
    reply: HttpBucket,
  }),
  fetched: endpoint({
    ...noInput,
    name: "buckets.fetched",
    summary: "Returns the values fetched for a contact from the organisation's URL; responses are cached for five minutes.",
    method: "GET",
    path: "/api/contacts/:id/buckets/http",
    access,
    rate: "general",
    params: t.type({ id: IntText }, "BucketContact"),
    reply: Fetched,
  }),
} as const;
