import * as t from "io-ts";
import { members, withFeature } from "../../core/access/access-rule.rule.ts";
import { Job } from "../../core/jobs/job.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { Tag, tagLimits, TagList, TagMerge, TagName, tagsFeature, TagUse } from "../../core/tags/tag.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const path = "/api/tags";
const one = { params: t.type({ name: t.string }, "TagOfPath") };
const common = { ...noInput, access: withFeature(tagsFeature, members("tags")), carriesTeams: false };

/** Endpoints for the tags of contacts. */
export const tags = {
  list: endpoint({
    ...common,
    name: "tags.list",
    summary: `Lists up to ${tagLimits.listed} tags by name, each with how many contacts have it and how many saved filters name it.`,
    method: "GET",
    path,
    rate: "search",
    query: t.type({ search: orDefault(textUpTo(tagLimits.search), "") }, "TagQuery"),
    reply: TagList,
  }),
  create: endpoint({ ...common, name: "tags.create", summary: "Creates a tag.", method: "POST", path, body: TagName, reply: Tag }),
  uses: endpoint({
    ...common,
    ...one,
    name: "tags.uses",
    summary: "Counts the contacts, groups, saved views and imports that a tag is used by.",
    method: "GET",
    path: `${path}/:name/uses`,
    reply: TagUse,
  }),
  rename: endpoint({
    ...common,
    ...one,
    name: "tags.rename",
    summary: "Starts the job that renames a tag on contacts and in saved filters, and returns it; the job can be undone for 30 days.",
    method: "PUT",
    path: `${path}/:name`,
    body: TagName,
    reply: Job,
  }),
  merge: endpoint({
    ...common,
    name: "tags.merge",
    summary: "Starts the job that replaces several tags by one of them, and returns it; the job can be undone for 30 days.",
    method: "POST",
    path: `${path}/merge`,
    body: TagMerge,
    reply: Job,
  }),
  remove: endpoint({
    ...common,
    ...one,
    name: "tags.remove",
    summary: "Starts the job that takes a tag from all contacts, and returns it; the job can be undone for 30 days.",
    method: "DELETE",
    path: `${path}/:name`,
    reply: Job,
  }),
} as const;
