import { sql } from "kysely";
import { letterText } from "../../../core/outbox/letter.model.ts";
import { alertLetter } from "../../../core/portal-notices/alert-letter.rule.ts";
import { alertWay, type ToldContact } from "../../../core/portal-notices/alert-way.rule.ts";
import { noticeRoute } from "../../../core/portal-notices/notice-kinds.model.ts";
import type { PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import { portalHref } from "../../../core/portal/portal-path.rule.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { ownTexts } from "./own-texts.store.ts";
import { reachableSql } from "./reachable-sql.ts";
import { makeShortLink } from "./short-links.store.ts";

/** Maximum number of notices whose alerts are sent in one transaction. */
const mostAtOnce = 100;

type Waiting = Pick<PortalNotice, "id" | "kind" | "about"> &
  ToldContact & {
    readonly org_id: number;
    readonly con_id: number;
    readonly language: Language | null;
    readonly timezone: string;
    /** null where the organisation has no portal */
    readonly pid: string | null;
  };

/** @property origin `https://host[:port]` of the portal */
export type Delivery = { readonly outbox: Outbox; readonly origin: () => string };

const waitingNotices = async ({ db, org }: Tx, { stopped }: Outbox): Promise<readonly Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select n.notice_id as id, n.org_id, n.con_id, n.kind, n.about, n.read_at is not null as read, a.alerts as choice, c.email, c.mobile, c.language, o.timezone,
      ${reachableSql("c")} as reachable, ${stopped.atSql(org, sql`c.mobile[1]`)} as stopped_at,
      case when 'include_portal' = any(o.features) then (select p.pid from portals p where p.org_id = o.org_id and p.closed_at is null order by p.created_at, p.pid limit 1) end as pid
    from portal_notices n join contacts c on c.con_id = n.con_id join orgs o on o.org_id = n.org_id left join contact_alerts a on a.con_id = n.con_id
    where n.org_id = ${org} and n.alert = 'waiting' order by n.notice_id limit ${mostAtOnce} for update of n skip locked`.execute(db);
  return rows;
};

/** Sends the alert of a notice, if the contact wants one; the message waits in the outbox with its short link. */
const alert = async (tx: Tx, notice: Waiting, { outbox, origin }: Delivery, now: number): Promise<"sms" | "email" | "none"> => {
  const way = notice.pid === null ? null : alertWay(notice, outbox.ways);
  if (way === null || notice.pid === null) return "none";
  const { id, kind, about, org_id, con_id, pid, timezone } = notice;
  const link = await makeShortLink(tx, { contact: con_id, route: noticeRoute(kind, about), notice: id }, now);
  const own = await ownTexts(tx, { kind: "learner", org_id, con_id, pid }, notice);
  const url = `${origin()}${portalHref(pid, `/n/${link.hash}`)}`;
  const letter = alertLetter({ kind, about, channel: way.channel, language: notice.language ?? "en", timezone, url, own });
  const shown = letterText({ ...letter, action: null, notes: [] });
  const whose = { contact: con_id, user: null, shown };
  await outbox.send(tx, org_id, { ...way, letter, secret: { until: link.expires_at, code: null }, about: whose }, now);
  return way.channel;
};

/**
 * Sends the alerts of notices that wait for them; the notice and its message are stored together, so each is sent once.
 * @param now epoch seconds
 * @returns whether there may be more
 */
export const deliverAlerts = async (tx: Tx, delivery: Delivery, now: number): Promise<boolean> => {
  const waiting = await waitingNotices(tx, delivery.outbox);
  for (const notice of waiting) {
    const way = await alert(tx, notice, delivery, now);
    await sql`update portal_notices set alert = ${way} where org_id = ${tx.org} and notice_id = ${notice.id}`.execute(tx.db);
  }
  return waiting.length > 0;
};
