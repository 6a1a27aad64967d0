/** Visitors of a shared link that count at most, per item. */
export const mostVisitors = 100;

/** A request for a tracked link, as far as it decides whether a person visits. */
export type LinkRequest = {
  readonly method: string;
  readonly userAgent: string;
  /** what the headers Purpose, Sec-Purpose, X-Purpose and X-Moz say */
  readonly purpose: string;
};

const bots =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp|telegram|embedly|quora link|outbrain|pinterest\/|vkshare|skypeuripreview|mediapartners|lighthouse|pingdom|uptime|monitor|curl\/|wget|python-|httpclient|okhttp|go-http|java\/|libwww|axios|node-fetch|undici|^$/i;

/** Whether a person opens the link: not a known bot, not a HEAD request, not a prefetched page. */
export const isPersonsVisit = ({ method, userAgent, purpose }: LinkRequest): boolean =>
  method === "GET" && !bots.test(userAgent.trim()) && !/prefetch|prerender|preview/i.test(purpose);

/**
 * A visit of a tracked link.
 * @property isOwn its owner is signed in, or visited it signed in with this browser before
 * @property isKnown this browser was counted before
 * @property counted visitors of the item so far
 */
export type LinkVisit = {
  readonly request: LinkRequest;
  readonly isOwn: boolean;
  readonly isKnown: boolean;
  readonly counted: number;
};

/** Whether a visit counts for the owner of the link: the first one of a foreign browser, up to a hundred per item. */
export const countsVisit = ({ request, isOwn, isKnown, counted }: LinkVisit): boolean =>
  isPersonsVisit(request) && !isOwn && !isKnown && counted < mostVisitors;
