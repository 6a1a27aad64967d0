import { type Failure, conflict, invalid, notFound } from "../kernel/failure.ts";
import { mediaSourceRefusals } from "./media-source-refusals.ts";
import type { MediaSourceName } from "./media-source.model.ts";
import { mediaSources } from "./media-sources.rule.ts";

/**
 * Why a source gave nothing.
 * `refused`: it does not accept the key or the account; `gone`: it has no such file; `odd`: its answer has another shape.
 */
export type MediaProblem =
  | { readonly tag: "refused" | "down" | "odd" | "gone" }
  /** @property seconds after which it may be asked again; null where it did not say */
  | { readonly tag: "busy"; readonly seconds: number | null };

/** An answer of a source that is not the requested one. */
export type RefusedAnswer = { readonly status: number; readonly text: string; readonly retryAfter: string | null };

/** Error codes of the Graph API, which Facebook and Instagram share: an access that has ended, and limits that are reached. */
const endedCodes: ReadonlySet<number> = new Set([102, 190, 463, 467]);
const limitCodes: ReadonlySet<number> = new Set([4, 17, 32, 613]);

const graphCode = (text: string): number | null => {
  const found = /"code"\s*:\s*(\d{1,6})/.exec(text.slice(0, 2_000));
  return found === null ? null : Number(found[1]);
};

/** Reads what a source means with an answer that it did not give in full. */
export const problemOfAnswer = ({ status, text, retryAfter }: RefusedAnswer): MediaProblem => {
  const code = graphCode(text);
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : null;
  const isLimit = (status === 403 && /rate ?limit|quota/i.test(text)) || (code !== null && limitCodes.has(code));
  if (status === 429 || isLimit) return { tag: "busy", seconds };
  if (status === 401 || status === 403 || (status < 500 && code !== null && endedCodes.has(code))) return { tag: "refused" };
  if (status === 404 || status === 410) return { tag: "gone" };
  return status >= 500 ? { tag: "down" } : { tag: "odd" };
};

const standardWait = 300;

/** The message about a problem, and what the user can do. */
export const mediaFailure = (source: MediaSourceName, problem: MediaProblem): Failure => {
  const { name, access } = mediaSources[source];
  const named = { source: name };
  switch (problem.tag) {
    case "refused":
      return conflict(access === "key" ? mediaSourceRefusals.source_key_refused(named) : mediaSourceRefusals.source_not_connected(named));
    case "gone":
      return notFound(mediaSourceRefusals.source_item_gone(named));
    case "odd":
      return conflict(mediaSourceRefusals.source_odd(named));
    case "down":
      return conflict(mediaSourceRefusals.source_down(named));
    case "busy": {
      const minutes = Math.max(1, Math.ceil((problem.seconds ?? standardWait) / 60));
      return conflict(mediaSourceRefusals.source_busy({ ...named, minutes }));
    }
  }
};

/** The refusal of a source that the server is not configured for. */
export const sourceNotOffered = (source: MediaSourceName): Failure =>
  invalid({ source: [mediaSourceRefusals.source_not_offered({ source: mediaSources[source].name })] });
