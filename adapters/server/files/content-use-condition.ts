import { type RawBuilder, sql, type SqlBool } from "kysely";

const users = ["files", "file_versions", "file_uploads"] as const;

/** Whether a file, an earlier content or an upload uses the row `c` of `file_contents`, as its content or as the picture of a film. */
export const isUsed: RawBuilder<SqlBool> = sql`(${sql.join(
  users.flatMap((table) =>
    ["sha256", "poster_sha256"].map(
      (column) => sql`exists (select from ${sql.table(table)} u where u.org_id = c.org_id and u.${sql.ref(column)} = c.sha256)`,
    ),
  ),
  sql` or `,
)})`;
