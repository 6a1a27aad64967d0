import type { LessonItem } from "../item.model.ts";
import { lessonLinks } from "./author-check.rule.ts";
import type { LinkStatus } from "./link-status.model.ts";

const day = 86_400;
const week = 7 * day;

/**
 * What is kept of the checks of a lesson's addresses.
 * @property dead addresses that answered neither in the last check nor in the one before it
 * @property missed addresses that did not answer in the last check
 */
export type LinkCheck = { readonly dead: readonly string[]; readonly missed: readonly string[] };

/**
 * What is known after a check: an address is dead once two checks in a row found it so, since a site may be down for a night; where a check
 * cannot tell, what was known stays.
 */
export const linkCheckAfter = (before: LinkCheck, found: readonly Pick<LinkStatus, "address" | "state">[]): LinkCheck => {
  const missed = [...new Set(found.filter(({ state }) => state === "dead").map(({ address }) => address))];
  const untold = found.filter(({ state }) => state === "unknown").map(({ address }) => address);
  const isKnown = (address: string): boolean => before.dead.includes(address) || before.missed.includes(address);
  return {
    dead: [...new Set([...missed.filter(isKnown), ...before.dead.filter((address) => untold.includes(address))])],
    missed: [...new Set([...missed, ...before.missed.filter((address) => untold.includes(address))])],
  };
};

/**
 * Whether a published lesson is to be checked: a week after the last check, a day after one that missed an address, and at once when it was
 * published since.
 * @param now epoch seconds
 */
export const isLinkCheckDue = (
  last: { readonly checked_at: number; readonly missed: readonly string[] } | null,
  published_at: number,
  now: number,
): boolean => last === null || published_at > last.checked_at || now - last.checked_at >= (last.missed.length > 0 ? day / 2 : week);

/** The dead addresses that still stand in a lesson, each with its place. */
export const deadLinksIn = (items: readonly LessonItem[], dead: readonly string[]): readonly LinkStatus[] =>
  lessonLinks(items)
    .filter(({ address }) => dead.includes(address))
    .map((link) => ({ ...link, state: "dead" }));
