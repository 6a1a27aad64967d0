import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { noticeRoute } from "../../../core/portal-notices/notice-kinds.model.ts";
import { portalNoticeRefusals } from "../../../core/portal-notices/portal-notice-refusals.ts";
import { noticeRows, type PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";
import type { PortalNotices } from "../../../core/portal-notices/portal-notices.port.ts";
import type { Tx } from "../storage/database.ts";
import { followShortLink } from "./short-links.store.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor; readonly request: { readonly now: number } };
type Counted = { readonly count: number; readonly unread: number };

/** The notices of the learner in the transaction of one call. */
export const makePortalNotices = ({ tx, actor, request }: Call): PortalNotices => {
  const { db, org } = tx;
  const own = sql`n.org_id = ${org} and n.con_id = ${actor.con_id}`;
  const counted = async (): Promise<Counted> => {
    const { rows } = await sql<Counted>`
      select count(*)::int as count, (count(*) filter (where n.read_at is null))::int as unread from portal_notices n where ${own}`.execute(
      db,
    );
    return rows[0] ?? { count: 0, unread: 0 };
  };
  return {
    list: (page) => async () => {
      const { rows } = await sql<Omit<PortalNotice, "route">>`
        select n.notice_id as id, n.kind, n.about, n.created_at, n.read_at from portal_notices n where ${own}
        order by n.notice_id desc limit ${noticeRows} offset ${(page - 1) * noticeRows}`.execute(db);
      const { count, unread } = await counted();
      const results = rows.map((row) => ({ ...row, route: noticeRoute(row.kind, row.about) }));
      return E.right({ results, page, pages: pagesFor(count, noticeRows), count, unread });
    },
    open: (id) => async () => {
      const { rows } = await sql`
        update portal_notices n set read_at = coalesce(n.read_at, ${request.now}::bigint) where ${own} and n.notice_id = ${id} returning n.notice_id`.execute(
        db,
      );
      if (rows.length === 0) return E.left(notFound(portalNoticeRefusals.no_notice));
      return E.right({ unread: (await counted()).unread });
    },
    readAll: async () => {
      await sql`update portal_notices n set read_at = ${request.now} where ${own} and n.read_at is null`.execute(db);
      return E.right({ unread: 0 });
    },
    next: (hash) => () => followShortLink(tx, actor.con_id, hash, request.now),
  };
};
