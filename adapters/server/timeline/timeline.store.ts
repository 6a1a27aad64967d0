import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { timelineFiltersOf } from "../../../core/timeline/timeline-access.rule.ts";
import { cursorOf, placeOfCursor, type TimelinePlace } from "../../../core/timeline/timeline-cursor.rule.ts";
import { timelineRefusals } from "../../../core/timeline/timeline-refusals.ts";
import { TimelineEntry } from "../../../core/timeline/timeline.model.ts";
import type { TimelineStore } from "../../../core/timeline/timeline.port.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { TimelinePart } from "../contributions/timeline-part.ts";
import type { Tx } from "../storage/database.ts";

const noPlace = E.left(invalid({ before: [timelineRefusals.no_timeline_page] }));
const order = sql`order by at desc, key collate "C" desc`;

const behind = (place: TimelinePlace | null): RawBuilder<unknown> =>
  place === null ? sql`true` : sql`p.at <= ${place.at} and (p.at < ${place.at} or p.key collate "C" < ${place.key})`;

/**
 * Timelines in the transaction of one call: each kind returns its latest entries, and the latest of all are shown.
 * @param all every kind
 */
export const makeTimelineStore = (
  call: Omit<Doer, "actor"> & { readonly actor: StaffActor; readonly tx: Tx },
  all: readonly TimelinePart[],
): TimelineStore => ({
  of:
    (contact, { only, before, limit }) =>
    async () => {
      const { tx, actor } = call;
      const place = before === null ? null : placeOfCursor(before);
      if (before !== null && place === null) return noPlace;
      const { rows: known } = await sql`select from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(tx.db);
      if (known.length === 0) return noContact;
      const filters = timelineFiltersOf(actor);
      const wanted = filters.filter((filter) => only.length === 0 || only.includes(filter));
      const parts = all.filter(({ filter }) => wanted.includes(filter));
      if (parts.length === 0) return E.right({ entries: [], next: null, filters });
      const most = limit + 1;
      const statements: RawBuilder<unknown>[] = [];
      for (const { kind, rows } of parts) {
        const told = await rows({ tx, actor, contact, now: call.request.now });
        statements.push(
          sql`(select ${kind}::text as kind, p.at, p.key, p.data from (select r.at, ${`${kind}:`} || r.key as key, r.data from (${told}) r) p where ${behind(place)} ${order} limit ${most})`,
        );
      }
      const { rows } =
        await sql<unknown>`select kind, at, key, data from (${sql.join(statements, sql` union all `)}) told ${order} limit ${most}`.execute(
          tx.db,
        );
      const entries = rows.flatMap((row) => (TimelineEntry.is(row) ? [row] : []));
      if (entries.length < rows.length)
        return E.left({ tag: "malformed", endpoint: "timeline", report: ["An entry cannot be read from the database."] });
      const shown = entries.slice(0, limit);
      const last = shown.at(-1);
      return E.right({ entries: shown, next: entries.length <= limit || last === undefined ? null : cursorOf(last), filters });
    },
});
