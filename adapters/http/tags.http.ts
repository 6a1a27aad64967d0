import type { TagStore } from "../../core/tags/tags.port.ts";
import { tags } from "../contract/tags.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Tags over HTTP. */
export const makeTagsHttp = (call: Caller): TagStore => ({
  list: (search) => call(tags.list, { ...none, query: { search } }),
  uses: (name) => call(tags.uses, { ...none, params: { name } }),
  create: (name) => call(tags.create, { ...none, body: { name } }),
  rename: (name, to) => call(tags.rename, { ...none, params: { name }, body: { name: to } }),
  merge: (body) => call(tags.merge, { ...none, body }),
  remove: (name) => call(tags.remove, { ...none, params: { name } }),
});
