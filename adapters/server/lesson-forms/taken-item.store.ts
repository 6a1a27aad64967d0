import * as E from "fp-ts/lib/Either.js";
import type { LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { TakingRecords } from "../../../core/learning/learning-records.port.ts";
import { learningRefusals } from "../../../core/learning/learning-refusals.ts";
import type { ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import type { Taker } from "../../../core/learning/taker.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { Request } from "../http/call.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import { learningOf } from "../learning/learning.routes.ts";
import { takingOf } from "../learning/lesson-taking.routes.ts";
import type { Tx } from "../storage/database.ts";

/** A call about an item that the caller takes. */
export type ItemCall = { readonly actor: LearnerActor | StaffActor; readonly tx: Tx; readonly request: Request; readonly place: ItemPlace };

/** An item in the revision that the caller takes, with all its values; progress in the lesson is locked until the transaction ends. */
export type TakenItem = { readonly item: LessonItem; readonly org: number; readonly taker: Taker; readonly records: TakingRecords };

/** The item of a call; it fails where the caller may not take the lesson now. */
export const takenItem = async ({ actor, tx, request, place }: ItemCall): Promise<E.Either<Failure, TakenItem>> => {
  const taking = actor.kind === "learner" ? learningOf({ actor, tx, request }) : takingOf({ actor, tx, request });
  const opened = await taking.lesson(place)();
  if (E.isLeft(opened)) return opened;
  const taker: Taker = actor.kind === "learner" ? { kind: "contact", id: actor.con_id } : { kind: "user", id: actor.user_id };
  const records = takingRecords(tx, actor.org_id, taker, request.runsScripts);
  const item = (await records.lesson(place))?.items.find(({ uuid }) => uuid === place.item);
  return item === undefined ? E.left(notFound(learningRefusals.no_item)) : E.right({ item, org: actor.org_id, taker, records });
};
