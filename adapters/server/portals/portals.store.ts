import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import {
  decideNewPortal,
  decidePortalChange,
  decidePortalClosing,
  decidePortalReturn,
  portalPidTaken,
} from "../../../core/portals/decide-portal.rule.ts";
import type { Portal, PortalValues } from "../../../core/portals/portal.model.ts";
import type { PortalStore } from "../../../core/portals/portals.port.ts";
import { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { type AuditEntry, type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };
type Row = Omit<Portal, "theme"> & { readonly theme: unknown };

const themeOf = (stored: unknown): OrgTheme | null => {
  const read = stored === null ? E.left(null) : OrgTheme.decode(stored);
  return E.isRight(read) ? read.right : null;
};

const allOf = async ({ db, org }: Tx): Promise<readonly Portal[]> => {
  const { rows } = await sql<Row>`
    select pid, title, theme, full_screen, closed_at, version, created_at from portals where org_id = ${org} order by created_at, pid`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, theme: themeOf(row.theme) }));
};

/** The portals of an organisation in the transaction of one call; changes are written to the audit log. */
export const makePortals = (call: Call): PortalStore => {
  const { tx } = call;
  const { now } = call.request;
  const all = async (): Promise<E.Either<Failure, readonly Portal[]>> => E.right(await allOf(tx));
  const known = async (): Promise<readonly Portal[]> => {
    await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
    return allOf(tx);
  };
  const noted = (action: string, pid: string, before: AuditEntry["before"], after: AuditEntry["after"]): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "portal", object_id: pid, before, after });
  const set = async (pid: string, values: Partial<PortalValues> & { readonly closed_at?: number | null }): Promise<void> => {
    const { theme, ...rest } = values;
    await tx.db
      .updateTable("portals")
      .set({
        ...rest,
        ...(theme === undefined ? {} : { theme: theme === null ? null : JSON.stringify(theme) }),
        updated_at: now,
        version: sql`version + 1`,
      })
      .where("org_id", "=", tx.org)
      .where("pid", "=", pid)
      .execute();
  };
  return {
    all: () => all,
    create: (asked) => async () => {
      const decided = decideNewPortal(await known(), asked);
      if (E.isLeft(decided)) return decided;
      const { pid, title, theme, full_screen } = decided.right;
      const made = await tx.db
        .insertInto("portals")
        .values({
          pid,
          title,
          full_screen,
          theme: theme === null ? null : JSON.stringify(theme),
          org_id: call.actor.org_id,
          created_at: now,
          updated_at: now,
        })
        .onConflict((taken) => taken.column("pid").doNothing())
        .returning("pid")
        .executeTakeFirst();
      if (made === undefined) return portalPidTaken;
      await noted("portal.opened", pid, null, decided.right);
      return all();
    },
    change: (pid, change) => async () => {
      const there = await known();
      const decided = decidePortalChange(there, pid, change);
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await set(pid, decided.right);
        await noted("portal.changed", pid, there.find((portal) => portal.pid === pid) ?? null, decided.right);
      }
      return all();
    },
    close: (pid) => async () => {
      const decided = decidePortalClosing(await known(), pid);
      if (E.isLeft(decided)) return decided;
      await set(pid, { closed_at: now });
      await noted("portal.closed", pid, { title: decided.right.title }, null);
      return all();
    },
    reopen: (pid) => async () => {
      const decided = decidePortalReturn(await known(), pid);
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await set(pid, { closed_at: null });
        await noted("portal.reopened", pid, null, { title: decided.right.title });
      }
      return all();
    },
  };
};
