import { ContainerModule } from "inversify";
import { makeMergeDesk, MergeDesk } from "../../core/merges/merge-desk.service.ts";
import { MergeStore, PairSearch } from "../../core/merges/merges.port.ts";
import { Caller } from "../http/caller.ts";
import { makeMergesHttp, makePairSearchHttp } from "../http/merges.http.ts";
import { provide } from "./provide.ts";

/** Contacts that become one, and two again. */
export const mergesModule = new ContainerModule((options) => {
  provide(options, MergeStore, (call: Caller) => makeMergesHttp(call), [Caller]);
  provide(options, PairSearch, (call: Caller) => makePairSearchHttp(call), [Caller]);
  provide(options, MergeDesk, (store: MergeStore, search: PairSearch) => makeMergeDesk({ store, search }), [MergeStore, PairSearch]);
});
