import * as t from "io-ts";
import { endpoint, noInput } from "../../../../../../adapters/contract/endpoint.ts";
import { members } from "../../../../../../core/access/access-rule.rule.ts";
import { RecordId, textUpTo } from "../../../../../../core/kernel/bounded.ts";
import { exactly } from "../../../../../../core/kernel/exactly.ts";

const Parcel = t.type({ id: t.number, con_id: t.number, name: t.string, is_delivered: t.boolean }, "Parcel");
const NewParcel = exactly("NewParcel", { con_id: RecordId, name: textUpTo(100) }, {});

/** Calls about parcels sent to contacts. */
export const parcels = {
  list: endpoint({
    ...noInput,
    name: "parcels.list",
    summary: "Every parcel.",
    method: "GET",
    path: "/api/parcels",
    access: members("contacts"),
    reply: t.readonlyArray(Parcel),
  }),
  send: endpoint({
    ...noInput,
    name: "parcels.send",
    summary: "Sends a parcel to a contact.",
    method: "POST",
    path: "/api/parcels",
    access: members("contacts"),
    body: NewParcel,
    reply: Parcel,
  }),
} as const;
