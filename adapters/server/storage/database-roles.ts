import pg from "pg";

/** Roles on a PostgreSQL server: `owner` owns the tables and runs migrations and work across organisations, `app` and `guest` run calls. */
export const databaseRoles = { owner: "cygnet_owner", app: "cygnet_app", guest: "cygnet_guest" } as const;

const created = (role: string, kind: string): string =>
  `  if not exists (select from pg_roles where rolname = ${pg.escapeLiteral(role)}) then create role ${pg.escapeIdentifier(role)} ${kind}; end if;`;

/**
 * SQL that creates the roles, to be run by a server administrator in Cygnet's database; it is idempotent and contains no password.
 * @param login role with which the server logs in; what it owned belongs to `cygnet_owner` afterwards
 */
export const rolesScript = (login: string): string => {
  const { owner, app, guest } = databaseRoles;
  const quoted = pg.escapeIdentifier(login);
  return [
    "-- Roles of Cygnet. Run this in Cygnet's database as an administrator of the PostgreSQL server.",
    "-- The login can take the three roles and has no right beside them: it makes no roles, reads no files of the server and owns nothing.",
    "do $roles$ begin",
    created(owner, "nologin noinherit"),
    created(app, "nologin"),
    created(guest, `nologin in role ${app}`),
    created(login, "login"),
    "end $roles$;",
    `alter role ${owner} noinherit;`,
    `alter role ${quoted} login noinherit nocreaterole nocreatedb;`,
    `grant ${app}, ${guest} to ${owner} with admin option;`,
    `grant ${owner}, ${app}, ${guest} to ${quoted};`,
    `grant create, usage on schema public to ${owner} with grant option;`,
    `reassign owned by ${quoted} to ${owner};`,
    `do $database$ begin execute format('alter database %I owner to ${owner}', current_database()); end $database$;`,
    "",
  ].join("\n");
};
