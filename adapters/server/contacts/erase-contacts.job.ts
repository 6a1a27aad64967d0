import * as t from "io-ts";
import { sql } from "kysely";
import { binSeconds } from "../../../core/contacts/deleted-contact.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import type { JobDeps } from "../server-deps.ts";
import { writtenEmptied } from "./contact-columns.ts";

const batch = 200;
const hour = 3600;

const kind = jobKind({ kind: "contacts.erase", input: t.type({}), checkpoint: t.type({ erased: t.number }) });

/** Erases the personal data of contacts deleted 30 days ago, and calls the erasers of all areas; their activity is kept anonymously. */
export const eraseContactsJob = ({ areas, sealer }: Pick<JobDeps, "areas" | "sealer">): AnyJob => {
  const erasers = areas.flatMap(({ erase }) => (erase === undefined ? [] : [erase]));
  return job(kind, {
    schedule: { when: { every: hour }, input: {} },
    run: async ({ checkpoint, step, now, org, doer }) => {
      let erased = checkpoint?.erased ?? 0;
      const left = { isMore: true };
      while (left.isMore) {
        await step(async (tx) => {
          const { rows } = await sql<{ con_id: number; mobile: readonly string[] }>`
            select con_id, mobile from contacts where org_id = ${org} and deleted_at <= ${now() - binSeconds} and erased_at is null order by con_id limit ${batch} for update`.execute(
            tx.db,
          );
          const ids = rows.map(({ con_id }) => con_id);
          const mobiles = rows.flatMap(({ mobile }) => mobile);
          if (ids.length > 0) {
            await sql`
              update contacts set ${writtenEmptied}, fields = '{}', photo = null, password_hash = null, language = null, create_key = null, erased_at = ${now()}
              where org_id = ${org} and con_id = any(${ids}::bigint[])`.execute(tx.db);
            for (const erase of erasers) await erase(tx, ids, { sealer, mobiles });
            await sql`select forget_in_audit(${ids}::bigint[], ${now()}::bigint)`.execute(tx.db);
            for (const id of ids)
              await writeAudit(tx, doer(), { action: "contact.erase", object_type: "contact", object_id: id, before: null, after: null });
          }
          erased += ids.length;
          left.isMore = ids.length === batch;
          return { checkpoint: { erased }, progress: { done: erased, total: null, counts: { erased } } };
        });
      }
      return { result: { erased } };
    },
  });
};

/** The job that erases deleted contacts. */
export const jobs: JobContribution = (deps) => [eraseContactsJob(deps)];
