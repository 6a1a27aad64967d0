import { sql } from "kysely";
import { members, withFeature } from "../../../core/access/access-rule.rule.ts";
import { type TagChange, tagsFeature } from "../../../core/tags/tag.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, type JobContext, type JobOutcome } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import { renameInFilters, returnFilters } from "./saved-filters.store.ts";
import { changeBatch, contactsWith, returnBatch, type TagBatch } from "./tag-batch.store.ts";
import { changeTagsKind, type TagPlace } from "./tag-kinds.ts";
import { keepNames, returnNames } from "./tag-names.store.ts";

/** Seconds for which a change of tags can be undone. */
export const tagUndoSeconds = 30 * 86_400;
const pauseSeconds = 1;

type Context = JobContext<TagChange, TagPlace>;

/** Whether an earlier change of tags has not ended; changes run one after the other, so that none meets another half done. */
const mustWait = async (tx: Tx, id: number): Promise<boolean> =>
  (await numberOf(
    tx,
    sql<{
      n: number;
    }>`select count(*)::int as n from jobs where org_id = ${tx.org} and kind = ${changeTagsKind.kind} and job_id < ${id} and state in ('queued', 'running')`,
  )) > 0;

const next = (place: TagPlace, step: TagPlace["step"], { last, changed }: TagBatch): TagPlace => ({
  ...place,
  ...(last === null ? { step, after: 0 } : { after: last }),
  done: place.done + changed,
});

const stepOf = async (tx: Tx, context: Context, place: TagPlace): Promise<TagPlace> => {
  const { id, input: change } = context;
  const doer = context.doer();
  switch (place.step) {
    case "give":
      return change.to === null
        ? { ...place, step: "take" }
        : next(place, "filters", await changeBatch(tx, doer, id, change, true, place.after));
    case "filters":
      return { ...place, step: "take", after: 0, filters: await renameInFilters(tx, doer, id, change) };
    case "take": {
      const after = next(place, "end", await changeBatch(tx, doer, id, change, false, place.after));
      if (after.step === "end") await keepNames(tx, id, change, context.now());
      return after;
    }
    case "end":
      return place;
  }
};

const undoStep = async (tx: Tx, context: Context, undone: number, place: TagPlace): Promise<TagPlace> => {
  const { to } = context.input;
  const doer = context.doer();
  switch (place.step) {
    case "give":
      return next(place, "filters", await returnBatch(tx, doer, undone, to, "return", place.after));
    case "filters":
      return { ...place, step: "take", after: 0, filters: await returnFilters(tx, doer, undone) };
    case "take": {
      const after = next(place, "end", await returnBatch(tx, doer, undone, to, "withdraw", place.after));
      if (after.step === "end") await returnNames(tx, undone);
      return after;
    }
    case "end":
      return place;
  }
};

const inSteps = async (
  context: Context,
  step: (tx: Tx, place: TagPlace) => Promise<TagPlace>,
  count: Promise<number>,
): Promise<JobOutcome> => {
  const total = context.progress.total ?? (await count);
  let place: TagPlace = context.checkpoint ?? { step: "give", after: 0, done: 0, filters: 0 };
  while (place.step !== "end")
    await context.step(async (tx) => {
      place = await step(tx, place);
      const { done, filters } = place;
      return { checkpoint: place, progress: { done, total: Math.max(total, done), counts: { filters } } };
    });
  return { result: { contacts: place.done, filters: place.filters } };
};

/**
 * Renames, merges or removes tags. Contacts get the new tag before they lose the old ones, and saved filters change in between, so that no
 * group loses a member while it runs.
 */
export const changeTagsJob: AnyJob = job(changeTagsKind, {
  access: withFeature(tagsFeature, members("tags")),
  seesAll: true,
  run: async (context) => {
    if (context.checkpoint === null && (await context.read((tx) => mustWait(tx, context.id))))
      return { result: null, again: context.now() + pauseSeconds };
    const count = context.read((tx) => contactsWith(tx, context.input.from));
    return { ...(await inSteps(context, (tx, place) => stepOf(tx, context, place), count)), undoFor: tagUndoSeconds };
  },
  undo: async (context, { id }) => {
    if (context.checkpoint === null && (await context.read((tx) => mustWait(tx, context.id))))
      return { result: null, again: context.now() + pauseSeconds };
    const count = context.read((tx) =>
      numberOf(tx, sql<{ n: number }>`select count(*)::int as n from tag_rows where org_id = ${tx.org} and job_id = ${id}`),
    );
    return inSteps(context, (tx, place) => undoStep(tx, context, id, place), count);
  },
  onEnd: async (tx, { id, isUndo }) => {
    const { progress } = await tx.db
      .selectFrom("jobs")
      .select("progress")
      .where("org_id", "=", tx.org)
      .where("job_id", "=", id)
      .executeTakeFirstOrThrow();
    const result = { contacts: progress.done, filters: progress.counts["filters"] ?? 0 };
    return { result, ...(isUndo || progress.done === 0 ? {} : { undoFor: tagUndoSeconds }) };
  },
});

/** The job that renames, merges and removes tags. */
export const jobs: JobContribution = () => [changeTagsJob];
