import * as t from "io-ts";
import { providerVideo } from "../../../core/learning/provider-video.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { jobKind } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";

/** Asks providers for the lengths of videos of published lessons. */
export const videoLengthsKind = jobKind({ kind: "videos.lengths", input: t.type({}), checkpoint: t.type({ done: t.number }) });

/** Has the lengths of a lesson's videos asked for when it is published. */
export const askForLengths = async (tx: Tx, items: readonly LessonItem[], now: number): Promise<void> => {
  if (items.some((item) => providerVideo(item) !== null))
    await enqueue(tx, videoLengthsKind, { input: {}, user: null, now, dedupeKey: "published" });
};
