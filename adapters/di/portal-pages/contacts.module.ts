import { ContainerModule } from "inversify";
import { OwnDetails } from "../../../core/contacts/own-details.port.ts";
import { makeOwnRecord, OwnRecord } from "../../../core/contacts/own-record.service.ts";
import { OwnSecrets } from "../../../core/contacts/own-secrets.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnDetailsHttp } from "../../http/own-details.http.ts";
import { makeOwnSecretsHttp } from "../../http/own-secrets.http.ts";
import { provide } from "../provide.ts";

/** Learners' own details. */
export const services = new ContainerModule((options) => {
  provide(options, OwnDetails, (call: Caller) => makeOwnDetailsHttp(call), [Caller]);
  provide(options, OwnSecrets, (call: Caller) => makeOwnSecretsHttp(call), [Caller]);
  provide(
    options,
    OwnRecord,
    (details: OwnDetails, connectivity: Connectivity, storage: DeviceStorage) => makeOwnRecord({ details, connectivity, storage }),
    [OwnDetails, Connectivity, DeviceStorage],
  );
});
