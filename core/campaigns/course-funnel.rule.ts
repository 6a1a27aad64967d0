import * as t from "io-ts";
import { lessonTree } from "../courses/lesson-tree.rule.ts";
import type { CampaignTrigger } from "./campaign-record.model.ts";

/** A lesson of a funnel: how many learners got as far, and how many finished it with its parts. */
export const FunnelStep = t.type({ trigger_id: t.number, name: t.string, reached: t.number, completed: t.number }, "FunnelStep");
export type FunnelStep = t.TypeOf<typeof FunnelStep>;

/** A lesson that learners see in the course, with the lessons that belong to it, itself first. */
export type FunnelPlace = { readonly id: number; readonly name: string; readonly members: readonly number[] };

type FunnelTrigger = Pick<CampaignTrigger, "id" | "name" | "lesson_name" | "parent_trigger" | "draft" | "paused" | "published">;

/** The lessons that learners see, in the order of the course; parts belong to the lesson that lists them. */
export const funnelPlaces = (triggers: readonly FunnelTrigger[]): readonly FunnelPlace[] => {
  const offered = triggers.filter(({ draft, paused, published }) => published && !draft && !paused);
  const parents = new Map(offered.map(({ id, parent_trigger }) => [id, parent_trigger]));
  const listed = lessonTree(
    offered.map((trigger) => ({ ...trigger, finished: null })),
    () => true,
  ).listed.flatMap((at) => offered[at] ?? []);
  const isListed = new Set(listed.map(({ id }) => id));
  const aboveOf = (id: number): number => {
    const seen = new Set<number>();
    let at = id;
    for (let next = parents.get(at); !isListed.has(at) && next !== null && next !== undefined && !seen.has(next); next = parents.get(at)) {
      seen.add(at);
      at = next;
    }
    return at;
  };
  const above = new Map(offered.map(({ id }) => [id, aboveOf(id)]));
  return listed.map(({ id, name, lesson_name }) => ({
    id,
    name: name === "" ? lesson_name : name,
    members: [id, ...offered.map((member) => member.id).filter((member) => member !== id && above.get(member) === id)],
  }));
};

/**
 * The funnel of a course: whoever got to a lesson got to all before it, so that it never widens.
 * @param furthest how many learners got as far as each place and no further
 * @param completed how many finished each place
 */
export const courseFunnel = (
  places: readonly FunnelPlace[],
  furthest: readonly number[],
  completed: readonly number[],
): readonly FunnelStep[] => {
  let reached = 0;
  return places
    .map((place, at) => ({ place, at }))
    .toReversed()
    .map(({ place, at }) => {
      reached += furthest[at] ?? 0;
      return { trigger_id: place.id, name: place.name, reached, completed: completed[at] ?? 0 };
    })
    .toReversed();
};
