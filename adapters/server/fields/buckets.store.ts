import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { addressProblem } from "../../../core/fields/bucket-address.rule.ts";
import { bucketsOf, changedRepValues } from "../../../core/fields/bucket-values.rule.ts";
import type { HttpBucket, HttpChange, RepBucket, RepChange } from "../../../core/fields/buckets.model.ts";
import type { BucketStore } from "../../../core/fields/buckets.port.ts";
import type { FieldBucket } from "../../../core/fields/field.model.ts";
import { conflict, type Failure, invalid } from "../../../core/kernel/failure.ts";
import { requiredMessage } from "../../../core/validation/validation-message.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { fieldsSeenBy } from "./field-definition.store.ts";

type BucketCall = Doer & { readonly tx: Tx; readonly actor: StaffActor };
type Answer<A> = Promise<E.Either<Failure, A>>;

const changedSince = "This was changed in another window or by somebody else.";

/** Where an organisation fetches values from; without an address nothing was set. */
export const httpBucket = async (tx: Tx): Promise<HttpBucket> => {
  const row = await tx.db.selectFrom("http_buckets").select(["title", "url", "version"]).where("org_id", "=", tx.org).executeTakeFirst();
  return row ?? { title: "", url: "", version: 0 };
};

/** Buckets in the transaction of one call, but for what is fetched; what changes is written to the trail. */
export const makeBucketStore = (call: BucketCall): Omit<BucketStore, "fetched"> => {
  const { tx, actor } = call;
  const { now } = call.request;
  const org_id = actor.org_id;

  const list = async (): Answer<readonly FieldBucket[]> => {
    const { url, title } = await httpBucket(tx);
    return E.right(bucketsOf(await fieldsSeenBy(tx, actor.role), url === "" ? null : title));
  };
  const stored = async (lock: boolean) => {
    const rows = tx.db.selectFrom("rep_values").select(["fields", "version", "updated_at"]).where("org_id", "=", org_id).where("user_id", "=", actor.user_id);
    return (lock ? rows.forUpdate() : rows).executeTakeFirst();
  };
  const rep = async (): Answer<RepBucket> => {
    const fields = await fieldsSeenBy(tx, actor.role);
    const bucket = bucketsOf(fields, null).find(({ type }) => type === "rep") ?? { id: "rep", type: "rep", title: "", fields: {} };
    const row = await stored(false);
    const values = Object.fromEntries(Object.entries(row?.fields ?? {}).filter(([name]) => Object.hasOwn(bucket.fields, name)));
    return E.right({ bucket, values, version: row?.version ?? 0, updated_at: row?.updated_at ?? null });
  };
  const putRep = async ({ values, version }: RepChange): Answer<RepBucket> => {
    await sql`insert into rep_values (org_id, user_id, version, updated_at) values (${org_id}, ${actor.user_id}, 0, ${now}) on conflict do nothing`.execute(tx.db);
    const row = await stored(true);
    const held = row?.fields ?? {};
    const changed = changedRepValues(await fieldsSeenBy(tx, actor.role), held, values);
    if (E.isLeft(changed)) return E.left(invalid(changed.left));
    if ((row?.version ?? 0) !== version) {
      const current = await rep();
      return E.left(conflict(changedSince, E.isRight(current) ? current.right : undefined));
    }
    await tx.db.updateTable("rep_values").set({ fields: { ...changed.right }, version: version + 1, updated_at: now }).where("org_id", "=", org_id).where("user_id", "=", actor.user_id).execute();
    const named = Object.keys(values);
    const of = (from: Readonly<Record<string, unknown>>) => ({ fields: Object.fromEntries(named.map((name) => [name, from[name] ?? null])) });
    await writeAudit(tx, call, { action: "user.update", object_type: "user", object_id: actor.user_id, before: of(held), after: of(changed.right) });
    return rep();
  };
  const putHttp = async ({ title: typed, url: given, version }: HttpChange): Answer<HttpBucket> => {
    const [title, url] = [typed.trim(), given.trim()];
    const wrong = addressProblem(url);
    const problems = { ...(wrong === null ? {} : { url: [wrong] }), ...(title === "" && url !== "" ? { title: [requiredMessage("title")] } : {}) };
    if (Object.keys(problems).length > 0) return E.left(invalid(problems));
    await sql`insert into http_buckets (org_id, title, url, version, updated_at) values (${org_id}, '', '', 0, ${now}) on conflict do nothing`.execute(tx.db);
    await sql`select from http_buckets where org_id = ${org_id} for update`.execute(tx.db);
    const held = await httpBucket(tx);
    if (held.version !== version) return E.left(conflict(changedSince, held));
    await tx.db.updateTable("http_buckets").set({ title, url, version: version + 1, updated_at: now }).where("org_id", "=", org_id).execute();
    await writeAudit(tx, call, { action: "org.update", object_type: "org", object_id: org_id, before: { http_title: held.title, http_url: held.url }, after: { http_title: title, http_url: url } });
    return E.right(await httpBucket(tx));
  };
  return { list, rep, putRep: (change) => () => putRep(change), http: async () => E.right(await httpBucket(tx)), putHttp: (change) => () => putHttp(change) };
};
