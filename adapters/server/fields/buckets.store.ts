import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { bucketsOf } from "../../../core/fields/bucket-values.rule.ts";
import type { HttpBucket, HttpChange, RepBucket, RepChange } from "../../../core/fields/buckets.model.ts";
import type { BucketStore } from "../../../core/fields/buckets.port.ts";
import { acceptedHttp, decideHttpChange, decideRepChange } from "../../../core/fields/decide-bucket.rule.ts";
import type { FieldBucket } from "../../../core/fields/field.model.ts";
import { shownRep, type StoredRep } from "../../../core/fields/shown-rep.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { fieldsSeenBy } from "./field-definition.store.ts";

type BucketCall = Doer & { readonly tx: Tx; readonly actor: StaffActor };
type Answer<A> = Promise<E.Either<Failure, A>>;

/** The external source of an organisation's values; an empty address means none is set. */
export const httpBucket = async (tx: Tx): Promise<HttpBucket> => {
  const row = await tx.db.selectFrom("http_buckets").select(["title", "url", "version"]).where("org_id", "=", tx.org).executeTakeFirst();
  return row ?? { title: "", url: "", version: 0 };
};

/** Buckets in the transaction of one call, except fetching; changes are written to the audit log. */
export const makeBucketStore = (call: BucketCall): Omit<BucketStore, "fetched"> => {
  const { tx, actor } = call;
  const { now } = call.request;
  const org_id = actor.org_id;

  const list = async (): Answer<readonly FieldBucket[]> => {
    const { url, title } = await httpBucket(tx);
    return E.right(bucketsOf(await fieldsSeenBy(tx, actor.role), url === "" ? null : title));
  };
  const stored = async (lock: boolean): Promise<StoredRep> => {
    const rows = tx.db
      .selectFrom("rep_values")
      .select(["fields as values", "version", "updated_at"])
      .where("org_id", "=", org_id)
      .where("user_id", "=", actor.user_id);
    return (await (lock ? rows.forUpdate() : rows).executeTakeFirst()) ?? { values: {}, version: 0, updated_at: null };
  };
  const rep = async (): Answer<RepBucket> => E.right(shownRep(await fieldsSeenBy(tx, actor.role), await stored(false)));
  const putRep = async (change: RepChange): Answer<RepBucket> => {
    await sql`insert into rep_values (org_id, user_id, version, updated_at) values (${org_id}, ${actor.user_id}, 0, ${now}) on conflict do nothing`.execute(
      tx.db,
    );
    const decided = decideRepChange(await stored(true), change, await fieldsSeenBy(tx, actor.role));
    if (E.isLeft(decided)) return decided;
    const { values, version, audit } = decided.right;
    await tx.db
      .updateTable("rep_values")
      .set({ fields: { ...values }, version, updated_at: now })
      .where("org_id", "=", org_id)
      .where("user_id", "=", actor.user_id)
      .execute();
    await writeAudit(tx, call, { ...audit, object_type: "user", object_id: actor.user_id });
    return rep();
  };
  const putHttp = async (change: HttpChange): Answer<HttpBucket> => {
    const accepted = acceptedHttp(change);
    if (E.isLeft(accepted)) return accepted;
    await sql`insert into http_buckets (org_id, title, url, version, updated_at) values (${org_id}, '', '', 0, ${now}) on conflict do nothing`.execute(
      tx.db,
    );
    await sql`select from http_buckets where org_id = ${org_id} for update`.execute(tx.db);
    const decided = decideHttpChange(await httpBucket(tx), accepted.right);
    if (E.isLeft(decided)) return decided;
    const { bucket, audit } = decided.right;
    await tx.db
      .updateTable("http_buckets")
      .set({ ...bucket, updated_at: now })
      .where("org_id", "=", org_id)
      .execute();
    await writeAudit(tx, call, { ...audit, object_type: "org", object_id: org_id });
    return E.right(bucket);
  };
  return {
    list,
    rep,
    putRep: (change) => () => putRep(change),
    http: async () => E.right(await httpBucket(tx)),
    putHttp: (change) => () => putHttp(change),
  };
};
