import * as t from "io-ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { mostRanges } from "../../core/video/watched-range.model.ts";
import { UuidText } from "./wire.ts";

const monthSeconds = 31 * 24 * 3600;
const within = (low: number, high: number, name: string) =>
  t.refinement(t.number, (n) => Number.isFinite(n) && n >= low && n <= high, name);
const Ago = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= monthSeconds, "whole seconds, at most 31 days");
const MediaSeconds = within(0, 360_000, "seconds from 0 to 360000");
const Rate = within(0.25, 4, "a playback rate from 0.25 to 4");

const Attempt = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n >= 0, "a number of resets");
/** `id` makes a repeated call have no effect; `attempt` makes a late one of an earlier attempt have none. */
const reported = { id: UuidText, attempt: Attempt };

/** An answer to an item; `ago` is the seconds since it was given. */
export const AnswerBody = exactly("AnswerGiven", { answer: t.unknown, answer_id: UuidText }, { ago: Ago, attempt: Attempt });

const PlayedRange = t.refinement(t.readonly(t.tuple([MediaSeconds, MediaSeconds])), ([from, to]) => from <= to, "from and to, in order");
const PlayedRanges = t.refinement(t.readonlyArray(PlayedRange), ({ length }) => length <= mostRanges, `at most ${mostRanges} ranges`);

/** How far a recording was played; `ranges` are the seconds played since the previous report. */
export const PlayedBody = exactly(
  "Played",
  { time: MediaSeconds, furthest: MediaSeconds, duration: MediaSeconds },
  { rate: Rate, ago: Ago, ranges: PlayedRanges, ...reported },
);

/** That an item is shown. */
export const ShownBody = exactly("Shown", {}, { ago: Ago, ...reported });

/** That a lesson is started anew. */
export const LessonResetBody = exactly("LessonReset", {}, reported);
