import { ContainerModule } from "inversify";
import { provide } from "../../../../../adapters/di/provide.ts";
import { Caller } from "../../../../../adapters/http/caller.ts";
import { makeResourceHttp } from "../../../../../adapters/http/resource.http.ts";
import { Ids } from "../../../../../core/kernel/ids.port.ts";
import { makePlainResource } from "../../../../../core/kernel/plain-resource.service.ts";
import { UserStorage } from "../../../../../core/kernel/user-storage.ts";
import { berthKind } from "../../../core/berths/berth.model.ts";
import { Berths, BerthStore } from "../../../core/berths/berths.port.ts";
import { berths } from "../../contract/berths.contract.ts";

/** Berths. */
export const services = new ContainerModule((options) => {
  provide(options, BerthStore, (call: Caller): BerthStore => makeResourceHttp(call, berths), [Caller]);
  provide(
    options,
    Berths,
    (store: BerthStore, ids: Ids, storage: UserStorage) => makePlainResource({ kind: berthKind, store, ids, storage }),
    [BerthStore, Ids, UserStorage],
  );
});
