import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { fieldsOfBucket } from "../../../core/fields/bucket-values.rule.ts";
import type { Fetched } from "../../../core/fields/buckets.model.ts";
import { buckets } from "../../contract/buckets.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { httpBucket, makeBucketStore } from "./buckets.store.ts";
import { type FetchQuestion, makeFetchedValues } from "./fetched-values.client.ts";
import { fieldsSeenBy } from "./field-definition.store.ts";

/** Endpoints for values that are only displayed on contacts; external requests run outside transactions. */
export const routes: RouteContribution = ({ outside, clock }) => {
  const fetched = makeFetchedValues(outside, clock.now);
  return routesFor(buckets, {
    list: (call) => makeBucketStore(call).list,
    rep: (call) => makeBucketStore(call).rep,
    putRep: (call) => makeBucketStore(call).putRep(call.body),
    http: (call) => makeBucketStore(call).http,
    putHttp: (call) => makeBucketStore(call).putHttp(call.body),
    fetched:
      ({ tx, actor, params }) =>
      async () => {
        const { rows } = await sql<
          FetchQuestion["contact"]
        >`select con_id, email, mobile from contacts where org_id = ${tx.org} and con_id = ${params.id} and deleted_at is null`.execute(
          tx.db,
        );
        const contact = rows[0];
        if (contact === undefined) return noContact;
        const bucket = await httpBucket(tx);
        const fields = fieldsOfBucket(await fieldsSeenBy(tx, actor.role), "http");
        const work = async (): Promise<E.Either<never, Fetched>> =>
          E.right(
            bucket.url === "" || fields.length === 0 ? { state: "off" } : await fetched({ org: actor.org_id, bucket, fields, contact }),
          );
        return E.right(new Afterwards<Fetched>(work));
      },
  });
};
