import { ContainerModule } from "inversify";
import { distinctUntilChanged, map } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { FieldBook, makeFieldBook } from "../../core/fields/field-book.service.ts";
import { BucketStore } from "../../core/fields/buckets.port.ts";
import { FieldStore } from "../../core/fields/fields.port.ts";
import { SecretStore } from "../../core/fields/secrets.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { Caller } from "../http/caller.ts";
import { makeBucketsHttp } from "../http/buckets.http.ts";
import { makeFieldsHttp } from "../http/fields.http.ts";
import { makeSecretsHttp } from "../http/secrets.http.ts";
import { provide } from "./provide.ts";

/** Own fields of the organisation; somebody else sees other ones, so the book is read anew for each. */
export const fieldsModule = new ContainerModule((options) => {
  provide(options, FieldStore, (call: Caller) => makeFieldsHttp(call), [Caller]);
  provide(options, BucketStore, (call: Caller) => makeBucketsHttp(call), [Caller]);
  provide(options, SecretStore, (call: Caller) => makeSecretsHttp(call), [Caller]);
  provide(
    options,
    FieldBook,
    (store: FieldStore, session: StaffSession) => {
      const book = makeFieldBook({ store });
      session.current$.pipe(map((current) => latestValue(current)?.id ?? null), distinctUntilChanged()).subscribe((user) => {
        if (user !== null) void book.load();
      });
      return book;
    },
    [FieldStore, StaffSession],
  );
});
