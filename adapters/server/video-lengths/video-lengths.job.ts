import * as E from "fp-ts/lib/Either.js";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job } from "../jobs/job.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import { videoLengthsKind } from "./video-length-kinds.ts";
import { askLength } from "./video-length.client.ts";
import { dueVideos, storeVideoLength } from "./video-lengths.store.ts";

/** Videos of one organisation in one run; the others follow in the next. */
const mostVideos = 500;

/**
 * Asks providers for the lengths of the videos of an organisation's published lessons, when one is published and each night.
 * @param youtubeKey of the server for YouTube's data API; null without one
 */
export const videoLengthsJob = (outside: OutsideFetch, youtubeKey: string | null): AnyJob =>
  job(videoLengthsKind, {
    schedule: { when: { dailyAt: "03:40" }, input: {} },
    run: async ({ checkpoint, read, step, now }) => {
      let { done } = checkpoint ?? { done: 0 };
      for (const video of (await read((tx) => dueVideos(tx, now()))).slice(0, mostVideos)) {
        const found = await askLength(outside, video.link, youtubeKey);
        await step(async (tx) => {
          await storeVideoLength(tx, video, found, now());
          return { checkpoint: { done: done + 1 }, progress: { done: done + 1, total: null, counts: { videos: done + 1 } } };
        });
        done += 1;
      }
      return { result: { videos: done } };
    },
  });

/** The job that asks for lengths; a demo sends no requests. */
export const jobs: JobContribution = ({ outside, config }) => [
  videoLengthsJob(config.demo ? async () => E.left("not allowed") : outside, config.videos.youtubeKey),
];
