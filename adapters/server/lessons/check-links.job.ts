import * as t from "io-ts";
import { linkCheckAfter } from "../../../core/lessons/check/dead-links.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import { checkLinks } from "./check-links.flow.ts";
import { dueLesson, dueLessons, storeLinkCheck } from "./link-checks.store.ts";

/** Lessons of one organisation in one night; the others follow in the next. */
const mostLessons = 500;

const kind = jobKind({ kind: "lessons.links", input: t.type({}), checkpoint: t.type({ done: t.number }) });

/** Checks the web addresses of an organisation's published lessons once a week, and those that did not answer on the next day again. */
export const checkLessonLinksJob = (outside: OutsideFetch): AnyJob =>
  job(kind, {
    schedule: { when: { dailyAt: "03:20" }, input: {} },
    run: async ({ checkpoint, read, step, now }) => {
      let { done } = checkpoint ?? { done: 0 };
      const due = (await read((tx) => dueLessons(tx, now()))).slice(0, mostLessons);
      for (const id of due) {
        const lesson = await read((tx) => dueLesson(tx, id));
        const found = lesson === null ? [] : await checkLinks(outside, lesson.items);
        await step(async (tx) => {
          if (lesson !== null) await storeLinkCheck(tx, id, linkCheckAfter(lesson, found), now());
          return { checkpoint: { done: done + 1 }, progress: { done: done + 1, total: null, counts: { lessons: done + 1 } } };
        });
        done += 1;
      }
      return { result: { lessons: done } };
    },
  });

/** The job that checks the links of lessons. */
export const jobs: JobContribution = ({ outside }) => [checkLessonLinksJob(outside)];
