import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import {
  Explanation,
  GroupCount,
  GroupOfContact,
  GroupPage,
  GroupPreview,
  GroupVocabulary,
} from "../../core/groups/group-answers.model.ts";
import { groupLimits } from "../../core/groups/group.model.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { intTextBetween, IntText } from "./wire.ts";

const path = "/api/bookmarks";
const ById = t.type({ id: IntText }, "GroupId");
const ByContact = t.type({ con_id: IntText }, "GroupContactId");
const Page = t.type(
  { page: orDefault(intTextBetween(1, 1_000_000), 1), limit: orDefault(intTextBetween(1, groupLimits.rows), 25) },
  "GroupPageQuery",
);
const FilterQuestion = exactly("FilterQuestion", { filters: t.unknown }, {});
const seen = staff("contacts");
const used = members("contacts");

/** Endpoints that evaluate groups: which contacts match a filter and why, and the vocabulary of filters. */
export const groupAnswers = {
  vocabulary: endpoint({
    ...noInput,
    name: "groups.vocabulary",
    summary:
      "Lists the fields, courses, lessons, users and teams that a group's filter can refer to, with the names of contacts that existing filters refer to.",
    method: "GET",
    path: `${path}/vocabulary`,
    access: seen,
    reply: GroupVocabulary,
  }),
  count: endpoint({
    ...noInput,
    name: "groups.count",
    summary: "Counts the contacts that match a filter.",
    method: "POST",
    path: `${path}/count`,
    access: seen,
    rate: "search",
    body: FilterQuestion,
    reply: GroupCount,
  }),
  preview: endpoint({
    ...noInput,
    name: "groups.preview",
    summary: "Previews which contacts a changed filter would add to and remove from a group.",
    method: "POST",
    path: `${path}/:id/preview`,
    access: used,
    rate: "search",
    params: ById,
    body: FilterQuestion,
    reply: GroupPreview,
  }),
  members: endpoint({
    ...noInput,
    name: "groups.members",
    summary: "Lists the contacts of a group by name, page by page.",
    method: "GET",
    path: `${path}/:id/members`,
    access: seen,
    params: ById,
    query: Page,
    reply: GroupPage,
  }),
  explain: endpoint({
    ...noInput,
    name: "groups.explain",
    summary: "Explains why a contact is in a group or not, condition by condition.",
    method: "GET",
    path: `${path}/:id/explain/:con_id`,
    access: seen,
    params: t.type({ id: IntText, con_id: IntText }, "GroupAndContact"),
    reply: Explanation,
  }),
  ofContact: endpoint({
    ...noInput,
    name: "groups.ofContact",
    summary: "Lists the groups of a contact that the caller can see.",
    method: "GET",
    path: `${path}/of/:con_id`,
    access: seen,
    params: ByContact,
    reply: t.readonlyArray(GroupOfContact),
  }),
} as const;
