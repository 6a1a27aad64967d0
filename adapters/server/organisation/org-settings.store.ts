import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { planInfo } from "../../../core/auth/plan-info.rule.ts";
import { decideOrgChange } from "../../../core/organisation/decide-org-change.rule.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import type { OrgSettingsStore } from "../../../core/organisation/org-settings.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Config } from "../config.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { currentKey, replaceKey } from "./org-keys.store.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };
type Deps = { readonly sealer: Sealer; readonly config: Pick<Config, "oidc"> };
type Row = Omit<OrgSettings, "owner" | "offered" | "single_sign_on" | "key_id" | "public_key" | "public_encryption_key">;

/** The settings of the organisation in the transaction of one call; changes are written to the audit log. */
export const makeOrgSettings = (call: Call, { sealer, config }: Deps): Omit<OrgSettingsStore, "close"> => {
  const { tx } = call;
  const { now } = call.request;

  const read = async (lock = false): Promise<OrgSettings> => {
    const { rows } = await sql<Row>`
      select org_id, name, domain, timezone, plan, trial_end, features, meta, version, created_at, idle_hours, session_days, single_sign_on_only, frame_origins from orgs where org_id = ${tx.org} ${lock ? sql`for no key update` : sql``}`.execute(
      tx.db,
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no organisation ${String(tx.org)}.`);
    const { rows: owners } = await sql<{ user_id: number; name: string; email: string }>`
      select user_id, trim(first_name || ' ' || last_name) as name, email from users where org_id = ${tx.org} and role = 'owner' and status = 1 order by user_id limit 1`.execute(
      tx.db,
    );
    const { rows: sections } = await sql<{
      slug: string;
      title: string;
    }>`select slug, title from field_sections where org_id = ${tx.org} order by position, slug`.execute(tx.db);
    const key = await currentKey(tx);
    const features = Object.fromEntries(row.features.map((feature) => [feature, true]));
    return {
      ...row,
      owner: owners[0] ?? null,
      offered: planInfo(row.plan).features,
      single_sign_on: config.oidc !== null,
      meta: { ...row.meta, features: { portal_messaging: false, ...features }, field_sections: sections },
      key_id: key?.key_id ?? null,
      public_key: key?.public_key ?? null,
      public_encryption_key: key?.public_key ?? null,
    };
  };
  const withKey = async (): Promise<OrgSettings> => {
    if ((await currentKey(tx)) === null) await replaceKey(tx, sealer, now);
    return read();
  };

  return {
    get: () => async () => E.right(await read()),
    change: (asked) => async () => {
      const known = await read(true);
      const decided = decideOrgChange(known, asked);
      if (E.isLeft(decided)) return decided;
      const { name, domain, timezone, features, meta, ...safety } = decided.right;
      await sql`
        update orgs set name = ${name}, domain = ${domain}, timezone = ${timezone}, features = ${[...features]}::text[], meta = ${JSON.stringify(meta)}::jsonb, version = version + 1
        where org_id = ${tx.org}`.execute(tx.db);
      await tx.db
        .updateTable("orgs")
        .set({ ...safety, frame_origins: [...safety.frame_origins] })
        .where("org_id", "=", known.org_id)
        .execute();
      if (safety.single_sign_on_only && !known.single_sign_on_only)
        await tx.db.deleteFrom("second_steps").where("org_id", "=", known.org_id).execute();
      const after = await withKey();
      const facts = (org: OrgSettings) => ({
        name: org.name,
        domain: org.domain,
        timezone: org.timezone,
        features: org.features,
        meta: org.meta,
        idle_hours: org.idle_hours,
        session_days: org.session_days,
        single_sign_on_only: org.single_sign_on_only,
        frame_origins: org.frame_origins,
      });
      await writeAudit(tx, call, {
        action: "org.update",
        object_type: "org",
        object_id: known.org_id,
        before: facts(known),
        after: facts(after),
      });
      return E.right(after);
    },
    rotateKey: () => async () => {
      const before = await read(true);
      await replaceKey(tx, sealer, now);
      const after = await read();
      await writeAudit(tx, call, {
        action: "org.rotate-key",
        object_type: "org",
        object_id: before.org_id,
        before: { key_id: before.key_id },
        after: { key_id: after.key_id },
      });
      return E.right(after);
    },
  };
};
