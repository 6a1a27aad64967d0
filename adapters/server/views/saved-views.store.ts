import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { contactListRefusals } from "../../../core/contacts/contact-list-refusals.ts";
import { conflict, type Failure, forbidden, invalid, notFound } from "../../../core/kernel/failure.ts";
import { listViewLimits, type NewView, type SavedView, type ViewChange, type ViewSettings } from "../../../core/views/saved-view.model.ts";
import { mayEditView, maySeeView } from "../../../core/views/view-access.rule.ts";
import type { ViewStore } from "../../../core/views/view-store.port.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { StaffCall } from "../teams/teams.store.ts";

type Facts = Readonly<Record<string, unknown>> | null;

/** A view as it is stored, before it is shown to a caller. */
export type StoredView<S> = Omit<SavedView<S>, "editable" | "broken">;

/** What differs between the lists whose views are stored. */
export type StoredList<S> = {
  readonly list: "contacts" | "courses";
  /** The views as the caller may see them. */
  readonly shown: (views: readonly (StoredView<S> & { readonly editable: boolean })[]) => Promise<readonly SavedView<S>[]>;
  /** Refuses settings that no list of the caller could have. */
  readonly accepted: (settings: S) => Promise<E.Either<Failure, unknown>>;
};

const missing: E.Either<Failure, never> = E.left(notFound(contactListRefusals.no_view));
const notYours: E.Either<Failure, never> = E.left(forbidden(contactListRefusals.views_of_admins));

/** The views of a list in the transaction of one call; changes are written to the audit log. */
export const makeViewStore = <S extends ViewSettings>(
  call: StaffCall,
  { list: of, shown: shownAs, accepted }: StoredList<S>,
): ViewStore<S> => {
  const { tx, actor } = call;
  const { org_id: org, user_id: user } = actor;
  const { now } = call.request;
  const audit = (action: string, id: number, before: Facts, after: Facts): Promise<void> =>
    writeAudit(tx, call, { action: `list_view.${action}`, object_type: "list_view", object_id: id, before, after });

  const read = async (
    id: number | null,
    state: { readonly deleted?: boolean; readonly lock?: boolean } = {},
  ): Promise<readonly StoredView<S>[]> => {
    const { rows } = await sql<StoredView<S>>`
      select v.view_id as id, v.name, v.settings, v.shared, exists (select from list_view_starts s where s.org_id = ${org} and s.user_id = ${user} and s.view_id = v.view_id) as is_default,
        v.user_id, v.version, v.created_at, v.updated_at
      from list_views v where v.org_id = ${org} and v.list = ${of} and ${state.deleted === true ? sql`v.deleted_at is not null` : sql`v.deleted_at is null`} and ${id === null ? sql`true` : sql`v.view_id = ${id}`}
      order by lower(v.name), v.view_id ${state.lock === true ? sql`for update` : sql``}`.execute(tx.db);
    return rows.filter((view) => maySeeView(actor, view));
  };
  const shownAll = (views: readonly StoredView<S>[]): Promise<readonly SavedView<S>[]> =>
    shownAs(views.map((view) => ({ ...view, editable: mayEditView(actor, view) })));
  const shown = async (id: number, deleted = false): Promise<E.Either<Failure, SavedView<S>>> =>
    E.fromNullable(notFound(contactListRefusals.no_view))((await shownAll(await read(id, { deleted })))[0]);
  const changeable = async (id: number, deleted = false): Promise<E.Either<Failure, StoredView<S>>> => {
    const stored = (await read(id, { deleted, lock: true }))[0];
    if (stored === undefined) return missing;
    return mayEditView(actor, stored) ? E.right(stored) : notYours;
  };

  const insert = async ({ name, settings, shared = false }: NewView<S>): Promise<E.Either<Failure, SavedView<S>>> => {
    if (shared && !isAdmin(actor.role)) return notYours;
    const read = await accepted(settings);
    if (E.isLeft(read)) return read;
    const { rows: held } = await sql<{
      n: number;
    }>`select count(*) as n from list_views where org_id = ${org} and list = ${of} and user_id = ${user} and deleted_at is null`.execute(
      tx.db,
    );
    if ((held[0]?.n ?? 0) >= listViewLimits.views)
      return E.left(invalid({ name: [contactListRefusals.too_many_views({ views: listViewLimits.views })] }));
    const { rows } = await sql<{ view_id: number }>`
      insert into list_views (org_id, list, user_id, name, shared, settings, created_at, updated_at)
      values (${org}, ${of}, ${user}, ${name.trim()}, ${shared}, ${JSON.stringify(settings)}::jsonb, ${now}, ${now}) returning view_id`.execute(
      tx.db,
    );
    const id = rows[0]?.view_id;
    if (id === undefined) return missing;
    await audit("create", id, null, { name, shared, settings });
    return shown(id);
  };

  const write = async (id: number, { version, ...change }: ViewChange<S>): Promise<E.Either<Failure, SavedView<S>>> => {
    const stored = await changeable(id);
    if (E.isLeft(stored)) return stored;
    if (stored.right.version !== version)
      return E.chain((current: SavedView<S>) => E.left(conflict(contactListRefusals.view_changed, current)))(await shown(id));
    if (change.shared === true && !isAdmin(actor.role)) return notYours;
    const read = change.settings === undefined ? E.right(null) : await accepted(change.settings);
    if (E.isLeft(read)) return read;
    const next = {
      name: change.name ?? stored.right.name,
      shared: change.shared ?? stored.right.shared,
      settings: change.settings ?? stored.right.settings,
    };
    await sql`
      update list_views set name = ${next.name.trim()}, shared = ${next.shared}, settings = ${JSON.stringify(next.settings)}::jsonb, user_id = case when shared and not ${next.shared}::boolean then ${user}::bigint else user_id end,
        version = version + 1, updated_at = ${now} where org_id = ${org} and view_id = ${id}`.execute(tx.db);
    await audit("update", id, { name: stored.right.name, shared: stored.right.shared, settings: stored.right.settings }, change);
    return shown(id);
  };

  const move = async (id: number, away: boolean): Promise<E.Either<Failure, SavedView<S>>> => {
    const stored = await changeable(id, !away);
    if (E.isLeft(stored)) return stored;
    await sql`update list_views set deleted_at = ${away ? now : null}, version = version + 1, updated_at = ${now} where org_id = ${org} and view_id = ${id}`.execute(
      tx.db,
    );
    await audit(away ? "delete" : "restore", id, null, null);
    return shown(id, away);
  };

  const list = async (): Promise<E.Either<Failure, readonly SavedView<S>[]>> => E.right(await shownAll(await read(null)));
  const begin = async (id: number | null): Promise<E.Either<Failure, readonly SavedView<S>[]>> => {
    if (id !== null && (await read(id)).length === 0) return missing;
    await sql`delete from list_view_starts where org_id = ${org} and user_id = ${user} and list = ${of}`.execute(tx.db);
    if (id !== null)
      await sql`insert into list_view_starts (org_id, user_id, list, view_id) values (${org}, ${user}, ${of}, ${id})`.execute(tx.db);
    return list();
  };

  return {
    list,
    create: (view) => () => insert(view),
    update: (id, change) => () => write(id, change),
    remove: (id) => () => move(id, true),
    restore: (id) => () => move(id, false),
    begin: (id) => () => begin(id),
  };
};
