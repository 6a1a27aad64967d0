import { ContainerModule } from "inversify";
import { TagStore } from "../../../core/tags/tags.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeTagsHttp } from "../../http/tags.http.ts";
import { provide } from "../provide.ts";

/** The tags of contacts. */
export const services = new ContainerModule((options) => {
  provide(options, TagStore, (call: Caller) => makeTagsHttp(call), [Caller]);
});
