import { createHash } from "node:crypto";
import type { LessonProblem } from "../../../../core/lessons/lesson.model.ts";
import type { ReadFile } from "../../../../core/lessons/transfer/read-lesson-file.rule.ts";
import { transferRefusals } from "../../../../core/lessons/transfer/transfer-refusals.ts";

/** A file of an exported lesson with its bytes. @property at position in the file */
export type CheckedFile = {
  readonly at: number;
  readonly address: string;
  readonly filename: string;
  readonly description: string;
  readonly sha256: string;
  readonly bytes: Buffer;
};

/** The bytes of the files of an exported lesson; those whose hash is another one are left out. */
export const checkedFiles = (
  files: readonly ReadFile[],
): { readonly files: readonly CheckedFile[]; readonly problems: readonly LessonProblem[] } => {
  const decoded = files.map(({ at, file: { content, ...file } }) => ({ at, ...file, bytes: Buffer.from(content, "base64") }));
  const isWhole = ({ bytes, sha256 }: CheckedFile): boolean => createHash("sha256").update(bytes).digest("hex") === sha256;
  const whole = decoded.filter(isWhole);
  const damaged = decoded.filter((file) => !whole.includes(file));
  return {
    files: whole,
    problems: damaged.map(({ at, filename }) => ({
      path: `files.${at}.content`,
      ...transferRefusals.transfer_content_damaged({ filename }),
    })),
  };
};
