import { sql } from "kysely";
import type { Language } from "../../../core/portal/language.rule.ts";
import { OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import type { Tx } from "../storage/database.ts";

/** A certificate with what is needed to show it, in the look of the organisation's first portal. */
export type FoundCertificate = {
  readonly org_id: number;
  readonly code: string;
  readonly name: string;
  readonly course: string;
  readonly language: Language;
  readonly issued_at: number;
  readonly organisation: string;
  readonly timezone: string;
  readonly theme: OrgTheme;
};

/** The certificate of a code, of any organisation. */
export const certificateAt = async ({ db }: Tx, code: string): Promise<FoundCertificate | null> => {
  const { rows } = await sql<Omit<FoundCertificate, "theme"> & { readonly theme: unknown }>`
    select g.org_id, g.code, g.name, g.course, g.language, g.issued_at, o.name as organisation, zone_name(o.timezone) as timezone,
      coalesce((select p.theme from portals p where p.org_id = o.org_id and p.closed_at is null order by p.created_at, p.pid limit 1), o.theme) as theme
    from certificates g join orgs o on o.org_id = g.org_id where g.code = ${code} and o.closed_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const theme = OrgTheme.decode(row.theme);
  return { ...row, theme: theme._tag === "Right" ? theme.right : plainTheme };
};
