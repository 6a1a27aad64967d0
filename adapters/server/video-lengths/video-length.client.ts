import * as E from "fp-ts/lib/Either.js";
import { jsonIn } from "../../../core/kernel/json-in.ts";
import { lengthAddress, lengthIn } from "../../../core/video/provider-length.rule.ts";
import type { VideoLink } from "../../../core/video/video.model.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import { replyText } from "../outside/reply-text.ts";

const limits = { accept: "application/json", most: 262_144, timeoutMs: 8_000 };

/**
 * The length of a video as its provider tells it, seconds; null where it tells none or does not answer.
 * @param youtubeKey of the server for YouTube's data API; null without one
 */
export const askLength = async (outside: OutsideFetch, link: VideoLink, youtubeKey: string | null): Promise<number | null> => {
  const address = lengthAddress(link, link.provider === "youtube" ? youtubeKey : null);
  if (address === null) return null;
  const reply = await outside(address, limits);
  return E.isLeft(reply) ? null : lengthIn(link.provider, jsonIn(replyText(reply.right)));
};
