import { sql } from "kysely";
import type { SectionsWrite } from "../../../core/portal-settings/decide-sections.rule.ts";
import type { PortalSection } from "../../../core/portal-settings/portal-section.model.ts";
import type { PortalSections } from "../../../core/portal-settings/portal-sections.model.ts";
import type { Tx } from "../storage/database.ts";

/** The sections of the portal in order. */
export const sectionsOf = async ({ db, org }: Tx): Promise<readonly PortalSection[]> => {
  const { rows } = await sql<PortalSection>`select slug, name from portal_sections where org_id = ${org} order by "order", slug`.execute(
    db,
  );
  return rows;
};

/** The sections with their courses and version; locked until the transaction ends if they are about to change. */
export const countedSections = async ({ db, org }: Tx, isChanging: boolean): Promise<PortalSections> => {
  if (isChanging) await sql`select from orgs where org_id = ${org} for no key update`.execute(db);
  const { rows: versions } = await sql<{ version: number }>`select version from portal_settings where org_id = ${org}`.execute(db);
  const { rows } = await sql<PortalSections["sections"][number]>`
    select s.slug, s.name, (select count(*) from campaigns c where c.org_id = s.org_id and c.portal_section = s.name and c.type = 'course' and c.deleted_at is null) as courses
    from portal_sections s where s.org_id = ${org} order by s."order", s.slug`.execute(db);
  return { version: versions[0]?.version ?? 0, sections: rows };
};

/**
 * Stores the sections; courses follow their names, those in the bin too.
 * @param at epoch seconds
 */
export const writeSections = async ({ db, org }: Tx, { sections, renamed }: SectionsWrite, at: number): Promise<void> => {
  const [from, to] = [renamed.map((one) => one.from), renamed.map((one) => one.to)];
  await sql`
    update campaigns c set portal_section = r.name from unnest(${from}::text[], ${to}::text[]) r (old, name)
    where c.org_id = ${org} and c.portal_section = r.old`.execute(db);
  await sql`delete from portal_sections where org_id = ${org}`.execute(db);
  await sql`
    insert into portal_sections (org_id, slug, name, "order") select ${org}::bigint, s.slug, s.name, s.place
    from unnest(${sections.map(({ slug }) => slug)}::text[], ${sections.map(({ name }) => name)}::text[]) with ordinality s (slug, name, place)`.execute(
    db,
  );
  await sql`
    insert into portal_settings as p (org_id, version, updated_at) values (${org}, 1, ${at})
    on conflict (org_id) do update set version = p.version + 1, updated_at = excluded.updated_at`.execute(db);
};
