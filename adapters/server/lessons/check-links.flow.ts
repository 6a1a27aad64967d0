import * as E from "fp-ts/lib/Either.js";
import { lessonLinks } from "../../../core/lessons/check/author-check.rule.ts";
import type { LinkState, LinkStatus } from "../../../core/lessons/check/link-status.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import type { OutsideProblem } from "../outside/outside-request.ts";

const mostLinks = 100;
const atOnce = 8;
const limits = { accept: "*/*", most: 65_536, timeoutMs: 5_000 };

const stateOf: Readonly<Record<OutsideProblem, LinkState>> = {
  "not an address": "dead",
  "not allowed": "unknown",
  unreachable: "dead",
  "too many redirects": "dead",
  "too slow": "unknown",
  "too large": "alive",
};

/** Asks the addresses of items whether they answer, eight at a time; each address once. */
export const checkLinks = async (fetchOutside: OutsideFetch, items: readonly LessonItem[]): Promise<readonly LinkStatus[]> => {
  const links = lessonLinks(items).slice(0, mostLinks);
  const waiting = [...new Set(links.map(({ address }) => address))];
  const states = new Map<string, LinkState>();
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const reply = await fetchOutside(address, limits);
      states.set(address, E.isRight(reply) ? "alive" : stateOf[reply.left]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return links.map((link) => ({ ...link, state: states.get(link.address) ?? "unknown" }));
};
