import type { RelationTree } from "../../core/contacts/relations.port.ts";
import { relations } from "../contract/relations.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Contact hierarchies over HTTP. */
export const makeRelationTreeHttp = (call: Caller): RelationTree => ({
  level: ({ isWhole, ...query }) => call(relations.level, { ...none, query: { ...query, whole: isWhole } }),
  node: (field, id) => call(relations.node, { ...none, params: { id }, query: { field } }),
  totals: (field, ids) => call(relations.totals, { ...none, query: { field, ids } }),
  uplines: (field, ids) => call(relations.uplines, { ...none, query: { field, ids } }),
});
