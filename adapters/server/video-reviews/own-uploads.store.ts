import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { conflict, forbidden } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { sharedName } from "../../../core/learning/results-of-items.rule.ts";
import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { reviewedFile, uploadOf, type UploadedFile, type UploadRow } from "../../../core/video-reviews/upload-row.rule.ts";
import { sharedVideoRefusals } from "../../../core/video-reviews/video-review-refusals.ts";
import { type OwnUploadPage, reviewLimits, type SharedVideo } from "../../../core/video-reviews/video-review.model.ts";
import type { OwnVideoReviews } from "../../../core/video-reviews/video-reviews.port.ts";
import { downlinePeople, relationOfRole } from "../downline/downline-people.store.ts";
import { roleOfContact } from "../portal-roles/known-roles.store.ts";
import type { Tx } from "../storage/database.ts";
import { uploadColumns, uploadsFrom } from "./uploads-sql.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor };
type Shared = UploadedFile & { readonly first_name: string; readonly last_name: string; readonly at: number };

const countOf = async (tx: Tx, from: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(tx.db);
  return rows[0]?.n ?? 0;
};

const pageOf = async (tx: Tx, from: RawBuilder<unknown>, page: number): Promise<OwnUploadPage> => {
  const { rows } = await sql<UploadRow>`
    select ${uploadColumns} from ${from} order by u.at desc, u.answer_id limit ${reviewLimits.rows} offset ${(page - 1) * reviewLimits.rows}`.execute(
    tx.db,
  );
  const count = await countOf(tx, from);
  return { results: rows.map(uploadOf), page, pages: pagesFor(count, reviewLimits.rows), count };
};

/** The contacts below a learner whose role has the permission `review`; null without it. */
export const reviewedPeople = async ({ tx, actor }: Call): Promise<RawBuilder<unknown> | null> => {
  const role = await roleOfContact(tx, actor.con_id);
  if (role === null || !admits(role, "review")) return null;
  return downlinePeople(tx, actor.con_id, await relationOfRole(tx, role));
};

/** Condition that a row of the uploads belongs to another learner who uploaded to the same item as this one. */
const isShared = ({ tx, actor }: Call): RawBuilder<unknown> => sql`p.con_id <> ${actor.con_id} and f.file_id is not null and exists (
  select from item_progress mine where mine.org_id = ${tx.org} and mine.con_id = ${actor.con_id} and mine.trigger_id = p.trigger_id and mine.item_uuid = p.item_uuid
    and mine.state #>> '{answers,-1,uploaded}' = 'true')`;

const sharedVideo = ({ first_name, last_name, at, ...stored }: Shared): readonly SharedVideo[] => {
  const file = reviewedFile(stored);
  return file === null ? [] : [{ name: sharedName(first_name, last_name), at, file }];
};

/** Videos with their reviews for one learner, in the transaction of one call. */
export const makeOwnVideoReviews = (call: Call): OwnVideoReviews => {
  const { tx, actor } = call;
  const isOwn = sql`p.con_id = ${actor.con_id}`;
  return {
    own: (page) => async () => E.right(await pageOf(tx, sql`${uploadsFrom(tx)} and ${isOwn}`, page)),
    downline: (page) => async () => {
      const people = await reviewedPeople(call);
      if (people === null) return E.left(forbidden(sharedVideoRefusals.role_without_review));
      return E.right(await pageOf(tx, sql`${uploadsFrom(tx)} and p.con_id <> ${actor.con_id} and p.con_id in ${people}`, page));
    },
    shared:
      ({ trigger, item }, page) =>
      async () => {
        const at = sql`${uploadsFrom(tx)} and p.trigger_id = ${trigger} and p.item_uuid = ${item}::uuid`;
        if ((await countOf(tx, sql`${at} and ${isOwn}`)) === 0) return E.left(conflict(sharedVideoRefusals.own_video_first));
        const from = sql`${at} and ${isShared(call)}`;
        const { rows } = await sql<Shared>`
          select c.first_name, c.last_name, u.at, f.address, f.filename, f.mime, f.duration from ${from}
          order by u.at desc, u.answer_id limit ${reviewLimits.rows} offset ${(page - 1) * reviewLimits.rows}`.execute(tx.db);
        const count = await countOf(tx, from);
        return E.right({ results: rows.flatMap(sharedVideo), page, pages: pagesFor(count, reviewLimits.rows), count });
      },
  };
};

/** Whether a learner may watch a video of another: of those below them, or of the others of an item to which they uploaded one. */
export const mayWatch = async (call: Call, part: string): Promise<boolean> => {
  const people = await reviewedPeople(call);
  const below = people === null ? sql`false` : sql`p.con_id in ${people}`;
  const address = part.split("/")[2] ?? "";
  return (await countOf(call.tx, sql`${uploadsFrom(call.tx)} and f.address::text = ${address} and (${below} or ${isShared(call)})`)) > 0;
};
