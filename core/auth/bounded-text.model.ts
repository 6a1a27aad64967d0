import * as t from "io-ts";
import { refusing } from "../kernel/codec-refusal.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { shapeRefusals } from "../kernel/shape-refusals.ts";

const problemOf = (text: string, least: number, most: number): Refusal | null => {
  const length = Array.from(text.trim()).length;
  if (length < least) return least === 1 ? shapeRefusals.missing : shapeRefusals.fewest_characters({ least });
  return length > most ? shapeRefusals.most_characters({ most }) : null;
};

/** A text with a minimum and maximum length in characters; outer white space is ignored. */
export const boundedText = (name: string, least: number, most: number): t.Type<string> =>
  refusing(
    new t.Type<string>(
      name,
      t.string.is,
      (u, context) => {
        if (typeof u !== "string") return t.failure(u, context);
        const problem = problemOf(u, least, most);
        return problem === null ? t.success(u) : t.failure(u, context, problem.message);
      },
      t.identity,
    ),
    (u) => (typeof u === "string" ? problemOf(u, least, most) : null),
  );
