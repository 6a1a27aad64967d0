import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { StoredCache } from "../kernel/stored-cache.service.ts";
import { token } from "../kernel/token.ts";
import { type Tooltip, type TooltipCategory, TooltipStories } from "./tooltip.model.ts";
import type { TooltipSource } from "./tooltips.port.ts";

/** The tooltips of a category by slug; null while they are loading. */
export type KnownTooltips = ReadonlyMap<string, Tooltip> | null;

/** Loads and caches tooltips. */
export type Tooltips = {
  /** Loads a category once, unless this device has a valid cached copy; after a failure no icons are shown. */
  readonly of: (category: TooltipCategory) => Observable<KnownTooltips>;
};
export const Tooltips = token<Tooltips>("tooltips.tooltips");

type Deps = { readonly source: TooltipSource; readonly cache: StoredCache };

const bySlug = ({ stories }: TooltipStories): ReadonlyMap<string, Tooltip> => new Map(stories.map((story) => [story.slug, story]));

export const makeTooltips = ({ source, cache }: Deps): Tooltips => {
  const known = new Map<TooltipCategory, BehaviorSubject<KnownTooltips>>();
  const load = async (category: TooltipCategory, into: BehaviorSubject<KnownTooltips>): Promise<void> => {
    const answer = await source.load(category)();
    if (E.isLeft(answer)) {
      known.delete(category);
      return into.next(new Map());
    }
    cache.set(`tooltips.${category}`, answer.right);
    into.next(bySlug(answer.right));
  };
  return {
    of: (category) => {
      const held = known.get(category);
      if (held !== undefined) return held;
      const kept = cache.get(`tooltips.${category}`, TooltipStories);
      const subject = new BehaviorSubject<KnownTooltips>(kept === null ? null : bySlug(kept));
      known.set(category, subject);
      if (kept === null) void load(category, subject);
      return subject;
    },
  };
};
