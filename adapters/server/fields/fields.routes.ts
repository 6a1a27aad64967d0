import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import { fields } from "../../contract/fields.contract.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Tx } from "../storage/database.ts";
import { makeFieldStore } from "./fields.store.ts";

/** Endpoints for custom fields. */
export const routes: RouteContribution = ({ sealer }) => {
  const store = (call: Doer & { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request }): FieldStore =>
    makeFieldStore({ ...call, viewer: call.actor.role, sealer });
  return routesFor(fields, {
    schema: (call) => store(call).schema,
    create: (call) => store(call).create(call.body),
    update: (call) => store(call).update(call.params.id, call.body),
    remove: (call) => store(call).remove(call.params.id),
    restore: (call) => store(call).restore(call.params.id),
    usage: (call) => store(call).usage(call.params.id),
    bin: (call) => store(call).bin,
    plan: (call) => store(call).plan(call.params.id, call.body.to),
    convert: (call) => store(call).convert(call.params.id, call.body.to, call.body.confirmed),
    revert: (call) => store(call).revert(call.params.id),
    validate: (call) => store(call).validate(call.body.fields),
    arrange: (call) => store(call).arrange(call.body),
    addSection: (call) => store(call).addSection(call.body.title),
    renameSection: (call) => store(call).renameSection(call.params.slug, call.body.title),
    removeSection: (call) => store(call).removeSection(call.params.slug),
  });
};
