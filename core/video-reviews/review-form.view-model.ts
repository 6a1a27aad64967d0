import { type Id, sameId } from "../kernel/id.ts";
import { type ReviewDraft, reviewLimits, type UploadState, type VideoUpload } from "./video-review.model.ts";

/** A review that is being written: NaN for a part without points. */
export type ReviewForm = ReviewDraft;

/** The form as it begins: the reviewer's own review, or an empty one. */
export const firstForm = ({ parts, reviews }: Pick<VideoUpload, "parts" | "reviews">, user: Id): ReviewForm => {
  const own = reviews.find(({ reviewer }) => sameId(reviewer, user));
  return { comps: parts.map((_, index) => own?.comps[index] ?? Number.NaN), comments: own?.comments ?? [] };
};

/** Whether every part has points and every comment has words. */
export const isComplete = ({ comps, comments }: ReviewForm): boolean =>
  comps.every((points) => !Number.isNaN(points)) && comments.every(({ text }) => text.trim() !== "");

/** The form with points for a part. */
export const withPoints = (form: ReviewForm, part: number, points: number): ReviewForm => ({
  ...form,
  comps: form.comps.map((one, index) => (index === part ? points : one)),
});

/** The form with a new comment at a position in seconds, unless there are as many as a review can have. */
export const withComment = (form: ReviewForm, seconds: number): ReviewForm =>
  form.comments.length >= reviewLimits.comments
    ? form
    : { ...form, comments: [...form.comments, { at: Math.max(0, Math.floor(seconds)), text: "" }] };

/** The form with other words for a comment; null removes it. */
export const withWords = (form: ReviewForm, comment: number, text: string | null): ReviewForm => ({
  ...form,
  comments: form.comments.flatMap((one, index) => (index !== comment ? [one] : text === null ? [] : [{ ...one, text }])),
});

/** The next video without a review after one in a list, from its start again; null where no other waits. */
export const nextWaiting = (uploads: readonly VideoUpload[], answer: string | null): VideoUpload | null => {
  const at = uploads.findIndex(({ answer_id }) => answer_id === answer);
  const rest = [...uploads.slice(at + 1), ...uploads.slice(0, Math.max(at, 0))];
  return rest.find(({ reviews }) => reviews.length === 0) ?? null;
};

/** The state that an address names; all for none that is known. */
export const stateIn = (text: string | undefined): UploadState => (text === "waiting" || text === "reviewed" ? text : "all");
