import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { groupAnswers } from "../../contract/group-answers.contract.ts";
import { groups } from "../../contract/groups.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeGroupAnswers } from "./group-answers.store.ts";
import { makeGroupListing } from "./group-listing.store.ts";
import type { GroupCall } from "./group-row.ts";
import { makeGroupWrites } from "./groups.store.ts";

/** Groups in the transaction of one call. */
export const makeGroupStore = (call: GroupCall): GroupStore => ({
  ...makeGroupListing(call),
  ...makeGroupWrites(call),
  ...makeGroupAnswers(call),
});

/** Endpoints for groups. */
export const routes: RouteContribution = () => [
  ...routesFor(groups, {
    list: (call) => makeGroupListing(call).list(),
    search: (call) => makeGroupListing(call).search(call.query.term),
    get: (call) => makeGroupWrites(call).get(call.params.id),
    create: (call) => makeGroupWrites(call).create(call.body),
    update: (call) => makeGroupWrites(call).update(call.params.id, call.body),
    remove: (call) => makeGroupWrites(call).remove(call.params.id),
    restore: (call) => makeGroupWrites(call).restore(call.params.id),
    order: (call) => makeGroupListing(call).order(call.body.ids),
    createFolder: (call) => makeGroupListing(call).createFolder(call.body),
    renameFolder: (call) => makeGroupListing(call).renameFolder(call.params.id, call.body),
    removeFolder: (call) => makeGroupListing(call).removeFolder(call.params.id),
    orderFolders: (call) => makeGroupListing(call).orderFolders(call.body.ids),
  }),
  ...routesFor(groupAnswers, {
    vocabulary: (call) => makeGroupAnswers(call).vocabulary(),
    count: (call) => makeGroupAnswers(call).count(call.body.filters),
    preview: (call) => makeGroupAnswers(call).preview(call.params.id, call.body.filters),
    members: (call) => makeGroupAnswers(call).members(call.params.id, call.query.page, call.query.limit),
    explain: (call) => makeGroupAnswers(call).explain(call.params.id, call.params.con_id),
    ofContact: (call) => makeGroupAnswers(call).ofContact(call.params.con_id),
  }),
];
