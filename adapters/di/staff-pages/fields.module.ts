import { ContainerModule } from "inversify";
import { distinctUntilChanged, map } from "rxjs";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { BucketStore } from "../../../core/fields/buckets.port.ts";
import { FieldCatalogue, makeFieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { FieldStore } from "../../../core/fields/fields.port.ts";
import { SecretStore } from "../../../core/fields/secrets.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { makeBucketsHttp } from "../../http/buckets.http.ts";
import { Caller } from "../../http/caller.ts";
import { makeFieldsHttp } from "../../http/fields.http.ts";
import { makeSecretsHttp } from "../../http/secrets.http.ts";
import { provide } from "../provide.ts";

/** Custom fields of the organisation; the catalogue is loaded again for each user, since each may see other fields. */
export const services = new ContainerModule((options) => {
  provide(options, FieldStore, (call: Caller) => makeFieldsHttp(call), [Caller]);
  provide(options, BucketStore, (call: Caller) => makeBucketsHttp(call), [Caller]);
  provide(options, SecretStore, (call: Caller) => makeSecretsHttp(call), [Caller]);
  provide(
    options,
    FieldCatalogue,
    (store: FieldStore, session: StaffSession) => {
      const fieldCatalogue = makeFieldCatalogue({ store });
      session.current$
        .pipe(
          map((current) => latestValue(current)?.id ?? null),
          distinctUntilChanged(),
        )
        .subscribe((user) => {
          if (user !== null) void fieldCatalogue.load();
        });
      return fieldCatalogue;
    },
    [FieldStore, StaffSession],
  );
});
