import { relations } from "../../contract/relations.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { viewerOf } from "./contact-row.ts";
import { makeRelationTree } from "./relations.store.ts";

/** Endpoints for the hierarchy of contacts. */
export const routes: RouteContribution = () =>
  routesFor(relations, {
    level: ({ tx, actor, query: { whole, ...query } }) => makeRelationTree(tx, viewerOf(actor)).level({ ...query, isWhole: whole }),
    node: ({ tx, actor, params, query }) => makeRelationTree(tx, viewerOf(actor)).node(query.field, params.id),
    totals: ({ tx, actor, query }) => makeRelationTree(tx, viewerOf(actor)).totals(query.field, query.ids),
    uplines: ({ tx, actor, query }) => makeRelationTree(tx, viewerOf(actor)).uplines(query.field, query.ids),
  });
