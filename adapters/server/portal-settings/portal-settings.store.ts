import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { decideSections } from "../../../core/portal-settings/decide-sections.rule.ts";
import { portalLimits } from "../../../core/portal-settings/portal-sections.model.ts";
import { portalSettingsRefusals } from "../../../core/portal-settings/portal-settings-refusals.ts";
import type { PortalSettingsStore } from "../../../core/portal-settings/portal-settings.port.ts";
import type { PortalTester } from "../../../core/portal-settings/portal-tester.model.ts";
import { type AuditEntry, type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { countedSections, writeSections } from "./portal-sections.store.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };

const testersOf = async ({ db, org }: Tx): Promise<readonly PortalTester[]> => {
  const { rows } = await sql<PortalTester>`
    select c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, coalesce(c.email[1], c.mobile[1], '') as info, p.added_at
    from portal_testers p join own_contacts c on c.con_id = p.con_id where p.org_id = ${org} order by p.added_at desc, p.con_id desc`.execute(
    db,
  );
  return rows;
};

/** The settings of the portal in the transaction of one call, without its pages; changes are written to the audit log. */
export const makePortalSettings = (call: Call): Omit<PortalSettingsStore, "pages"> => {
  const { tx } = call;
  const { now } = call.request;
  const noted = (action: string, of: Pick<AuditEntry, "object_type" | "object_id">, after: AuditEntry["after"]): Promise<void> =>
    writeAudit(tx, call, { action, ...of, before: null, after });
  return {
    sections: () => async () => E.right(await countedSections(tx, false)),
    changeSections: (change) => async () => {
      const decided = decideSections(await countedSections(tx, true), change);
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await writeSections(tx, decided.right, now);
        await noted(
          "portal.sections",
          { object_type: "org", object_id: call.actor.org_id },
          { sections: decided.right.sections.map(({ name }) => name) },
        );
      }
      return E.right(await countedSections(tx, false));
    },
    testers: () => async () => E.right(await testersOf(tx)),
    addTesters:
      ({ con_ids }) =>
      async () => {
        await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
        const { rows } = await sql<{ con_id: number }>`
          insert into portal_testers (org_id, con_id, added_at, user_id)
          select ${tx.org}::bigint, c.con_id, ${now}::bigint, ${call.actor.user_id}::bigint from own_contacts c
          where c.org_id = ${tx.org} and c.con_id = any(${[...con_ids]}::bigint[]) on conflict (con_id) do nothing returning con_id`.execute(
          tx.db,
        );
        const known = await testersOf(tx);
        if (known.length > portalLimits.testers)
          return E.left(invalid({ con_ids: [portalSettingsRefusals.testers_full({ most: portalLimits.testers })] }));
        for (const { con_id } of rows) await noted("portal.tester_added", { object_type: "contact", object_id: con_id }, null);
        return E.right(known);
      },
    removeTester: (contact) => async () => {
      const { rows: seen } = await sql`select from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
      if (seen.length === 0) return noContact;
      const { rows } = await sql`delete from portal_testers where org_id = ${tx.org} and con_id = ${contact} returning con_id`.execute(
        tx.db,
      );
      if (rows.length > 0) await noted("portal.tester_removed", { object_type: "contact", object_id: contact }, null);
      return E.right(await testersOf(tx));
    },
  };
};
