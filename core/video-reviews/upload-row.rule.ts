import * as E from "fp-ts/lib/Either.js";
import { fileUrl } from "../files/file-address.rule.ts";
import { latestReviews, type ReviewPart } from "../lessons/items/video-review.model.ts";
import { UploadAnswer, VideoUploadValues } from "../lessons/items/video-upload.item.ts";
import { isDisputed } from "./is-disputed.rule.ts";
import type { ReviewedFile, VideoUpload } from "./video-review.model.ts";

/** The file of an upload as it is stored; without an address where it is gone. */
export type UploadedFile = {
  readonly address: string | null;
  readonly filename: string | null;
  readonly mime: string | null;
  readonly duration: number | null;
};

/**
 * An upload as it is stored.
 * @property values of the item in the revision that the learner took
 * @property answer the learner's last one, with its reviews
 */
export type UploadRow = UploadedFile & {
  readonly answer_id: string;
  readonly item: string;
  readonly con_id: number;
  readonly name: string;
  readonly course_id: number;
  /** null for a lesson that is shared outside any course */
  readonly course: string | null;
  readonly trigger_id: number;
  readonly lesson: string;
  readonly item_name: string;
  readonly at: number;
  readonly values: unknown;
  readonly answer: unknown;
  readonly points: number;
};

/** The parts of an item that are reviewed; none where its values cannot be read. */
export const partsOf = (values: unknown): readonly ReviewPart[] => {
  const read = VideoUploadValues.decode(values);
  return E.isRight(read) ? read.right.core_comps : [];
};

/** The file as pages get it; null where it is gone. */
export const reviewedFile = ({ address, filename, mime, duration }: UploadedFile): ReviewedFile | null =>
  address === null || filename === null || mime === null ? null : { url: fileUrl("", { address, filename }), mime, duration };

/** An upload with its reviews, as reviewers and the learner get it. */
export const uploadOf = (row: UploadRow): VideoUpload => {
  const { answer_id, item, con_id, name, item_name, at, points } = row;
  const parts = partsOf(row.values);
  const answer = UploadAnswer.decode(row.answer);
  const reviews = E.isRight(answer) ? latestReviews(answer.right.reviews) : [];
  return {
    answer_id,
    item,
    con_id,
    name,
    course: row.course === null ? null : { id: row.course_id, name: row.course },
    lesson: { id: row.trigger_id, name: row.lesson },
    item_name,
    at,
    file: reviewedFile(row),
    parts,
    reviews,
    points,
    is_disputed: isDisputed(parts, reviews),
  };
};
