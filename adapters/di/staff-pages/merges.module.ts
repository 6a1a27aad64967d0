import { ContainerModule } from "inversify";
import { ContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { makeContactMerges, ContactMerges } from "../../../core/merges/contact-merges.service.ts";
import { MergeStore, PairSearch } from "../../../core/merges/merges.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeMergesHttp, makePairSearchHttp } from "../../http/merges.http.ts";
import { provideContactChanges } from "../provide-contact-changes.ts";
import { provide } from "../provide.ts";

/** Merging contacts and undoing merges. */
export const services = new ContainerModule((options) => {
  provideContactChanges(options);
  provide(options, MergeStore, (call: Caller) => makeMergesHttp(call), [Caller]);
  provide(options, PairSearch, (call: Caller) => makePairSearchHttp(call), [Caller]);
  provide(
    options,
    ContactMerges,
    (store: MergeStore, search: PairSearch, { tell }: ContactChanges) => makeContactMerges({ store, search, tell }),
    [MergeStore, PairSearch, ContactChanges],
  );
});
