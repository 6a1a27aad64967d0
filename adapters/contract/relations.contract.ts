import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { contactLimits, MainSort } from "../../core/contacts/contact-query.model.ts";
import { mostLevels, peopleAtOnce, RelationLevel, RelationNode, RelationTotal, Upline } from "../../core/contacts/relation-tree.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { BoolText, IntsText, IntText, intTextBetween, orNullText } from "./wire.ts";

const path = "/api/contacts/relationships";
const longestKey = 100;
const field = orNullText(textUpTo(longestKey));
const People = t.type({ field, ids: IntsText(peopleAtOnce) }, "RelatedPeople");
const Level = t.type(
  {
    field,
    of: orNullText(IntText),
    page: orDefault(intTextBetween(1, contactLimits.page), 1),
    levels: orDefault(intTextBetween(1, mostLevels), 1),
    sort: orDefault(MainSort, "name"),
    whole: orDefault(BoolText, true),
  },
  "LevelQuery",
);

/** Endpoints for the hierarchy of contacts. */
export const relations = {
  level: endpoint({
    ...noInput,
    name: "relations.level",
    summary:
      "Lists the direct children of a contact in a relation's tree, or the top level, 25 per page, with the first of each one's own children.",
    method: "GET",
    path,
    access: staff("contacts"),
    query: Level,
    reply: RelationLevel,
  }),
  node: endpoint({
    ...noInput,
    name: "relations.node",
    summary: "Returns a contact as a node of a relation's tree.",
    method: "GET",
    path: `${path}/:id`,
    access: staff("contacts"),
    params: t.type({ id: IntText }),
    query: t.type({ field }),
    reply: RelationNode,
  }),
  totals: endpoint({
    ...noInput,
    name: "relations.totals",
    summary: "Counts the descendants of each given contact, at any depth.",
    method: "GET",
    path: `${path}/totals`,
    access: staff("contacts"),
    query: People,
    reply: t.readonlyArray(RelationTotal),
  }),
  uplines: endpoint({
    ...noInput,
    name: "relations.uplines",
    summary: "Lists the nearest five ancestors of each given contact, with the number of further ones.",
    method: "GET",
    path: `${path}/uplines`,
    access: staff("contacts"),
    query: People,
    reply: t.readonlyArray(Upline),
  }),
} as const;
