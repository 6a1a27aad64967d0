import { tags } from "../../contract/tags.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeTagStore } from "./tags.store.ts";

/** Endpoints for the tags of contacts. */
export const routes: RouteContribution = () =>
  routesFor(tags, {
    list: (call) => makeTagStore(call).list(call.query.search),
    create: (call) => makeTagStore(call).create(call.body.name),
    uses: (call) => makeTagStore(call).uses(call.params.name),
    rename: (call) => makeTagStore(call).rename(call.params.name, call.body.name),
    merge: (call) => makeTagStore(call).merge(call.body),
    remove: (call) => makeTagStore(call).remove(call.params.name),
  });
