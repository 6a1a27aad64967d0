import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/**
 * A table as backups treat it.
 * @property columns writable columns, quoted and comma-separated
 */
export type Table = { readonly name: string; readonly columns: string; readonly identity: string | null };

type Column = { table_name: string; column_name: string; is_generated: boolean; identity: boolean };
type Reference = { child: string; parent: string };

/** Parents before children, so that rows can be inserted in this order; tables of a cycle come last. */
export const inReferenceOrder = (names: readonly string[], references: readonly Reference[]): readonly string[] => {
  const ordered: string[] = [];
  const rest = new Set(names);
  for (let progress = true; progress && rest.size > 0;) {
    progress = false;
    for (const name of rest) {
      if (references.some(({ child, parent }) => child === name && parent !== name && rest.has(parent))) continue;
      ordered.push(name);
      rest.delete(name);
      progress = true;
    }
  }
  return [...ordered, ...rest];
};

/** Every table of the product, parents first, except those whose comment begins with `derived`: their content is rebuilt. */
export const tablesOf = async ({ db }: Tx): Promise<readonly Table[]> => {
  const { rows: columns } = await sql<Column>`
    select k.relname as table_name, a.attname as column_name, a.attgenerated <> '' as is_generated, a.attidentity <> '' as identity
    from pg_class k join pg_attribute a on a.attrelid = k.oid
    where k.relnamespace = 'public'::regnamespace and k.relkind in ('r', 'p') and k.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and coalesce(obj_description(k.oid, 'pg_class'), '') not like 'derived%'
    order by k.relname, a.attnum`.execute(db);
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`.execute(db);
  const byName = Map.groupBy(columns, (column) => column.table_name);
  return inReferenceOrder([...byName.keys()], references).map((name) => {
    const own = byName.get(name) ?? [];
    return {
      name,
      columns: own
        .filter((column) => !column.is_generated)
        .map((column) => `"${column.column_name}"`)
        .join(", "),
      identity: own.find((column) => column.identity)?.column_name ?? null,
    };
  });
};

/**
 * Defers foreign keys to the end of the transaction where rows may be inserted before the rows they reference: within a table, in a cycle
 * of tables, and from derived tables. In other transactions they are still checked per statement.
 * @param tables in the order in which their rows are inserted
 */
export const deferReferences = async ({ db }: Tx, tables: readonly Table[]): Promise<void> => {
  const place = new Map(tables.map(({ name }, at) => [name, at]));
  const { rows } = await sql<Reference & { name: string }>`
    select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(
    db,
  );
  const early = rows.filter(({ child, parent }) => (place.get(parent) ?? -1) >= (place.get(child) ?? -1));
  for (const { name, child } of early) await sql`alter table ${sql.table(child)} alter constraint ${sql.ref(name)} deferrable`.execute(db);
  if (early.length > 0) await sql`set constraints ${sql.join(early.map(({ name }) => sql.ref(name)))} deferred`.execute(db);
};

/** The migrations of a database as one text; a backup can only be restored where it is the same. */
export const levelOf = async ({ db }: Tx): Promise<string> => {
  const { rows } = await sql<{
    level: string | null;
  }>`select string_agg(name || ':' || left(checksum, 12), ' ' order by number) as level from schema_migrations`.execute(db);
  return rows[0]?.level ?? "";
};
