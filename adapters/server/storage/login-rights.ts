import { sql } from "kysely";
import { databaseRoles } from "./database-roles.ts";
import type { Database } from "./database.ts";

/**
 * The rights of a login on a PostgreSQL server.
 * @property bypasses whether it bypasses row-level security
 * @property predefined its PostgreSQL roles that can access the server's files or programs
 * @property missing roles of Cygnet that it cannot assume
 * @property inherits whether it has the owner's rights without assuming the owner's role
 * @property owned number of tables and views of the database that it owns
 */
type LoginRights = {
  readonly login: string;
  readonly superuser: boolean;
  readonly creates_roles: boolean;
  readonly bypasses: boolean;
  readonly predefined: readonly string[];
  readonly missing: readonly string[];
  readonly inherits: boolean;
  readonly owned: number;
};

/** Why a login must not run the server; empty when it may. */
const loginProblems = ({ superuser, creates_roles, bypasses, predefined, missing, inherits, owned }: LoginRights): readonly string[] => {
  if (superuser) return ["it is a superuser"];
  return [
    ...(creates_roles ? ["it may create roles (before PostgreSQL 16 that gives it every program of the host)"] : []),
    ...(bypasses ? ["row-level security does not hold for it"] : []),
    ...predefined.map((role) => `it is a member of ${role}`),
    ...missing.map((role) => `it cannot take the role ${role}`),
    ...(inherits ? [`it has the rights of ${databaseRoles.owner} at all times`] : []),
    ...(owned > 0 ? [`it owns ${owned} tables and views`] : []),
  ];
};

const fileRoles = ["pg_execute_server_program", "pg_read_server_files", "pg_write_server_files"];

const rightsOf = (database: Database): Promise<LoginRights | undefined> => {
  const { owner, app, guest } = databaseRoles;
  return database.asLogin(async ({ db }) => {
    const { rows } = await sql<LoginRights>`
      select r.rolname::text as login, r.rolsuper as superuser, r.rolcreaterole as creates_roles, r.rolbypassrls as bypasses,
        array(select p.rolname::text from pg_roles p where p.rolname = any(${fileRoles}::text[]) and pg_has_role(r.oid, p.oid, 'member') order by 1) as predefined,
        array(select w.name from unnest(${[owner, app, guest]}::text[]) w (name) where not exists (select from pg_roles p where p.rolname = w.name and pg_has_role(r.oid, p.oid, 'member'))) as missing,
        exists (select from pg_roles p where p.rolname = ${owner} and pg_has_role(r.oid, p.oid, 'usage')) as inherits,
        (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relowner = r.oid and c.relkind in ('r', 'p', 'v') and n.nspname in ('public', 'guest')) as owned
      from pg_roles r where r.rolname = session_user`.execute(db);
    return rows[0];
  });
};

/**
 * Refuses a login with rights beyond the roles of Cygnet; the embedded engine has no logins.
 * @throws Error that names the problem and its fix
 */
export const refuseUnfitLogin = async (database: Database): Promise<void> => {
  if (database.engine.name !== "postgres") return;
  const rights = await rightsOf(database);
  const problems = rights === undefined ? [] : loginProblems(rights);
  if (rights === undefined || problems.length === 0) return;
  throw new Error(
    `The login "${rights.login}" of DATABASE_URL must not run Cygnet: ${problems.join("; ")}. Let an administrator run in this database what \`npm run -s cygnet -- database roles --login ${rights.login}\` prints, or name another login.`,
  );
};
