import * as t from "io-ts";
import { shapeRefusals } from "../kernel/shape-refusals.ts";
import { worded } from "../kernel/worded.ts";

/** A text of a length between two bounds, in characters; white space around it counts for nothing. */
export const boundedText = (name: string, least: number, most: number): t.Type<string> =>
  new t.Type<string>(
    name,
    t.string.is,
    (u, context) => {
      if (typeof u !== "string") return t.failure(u, context);
      const length = Array.from(u.trim()).length;
      if (length < least)
        return t.failure(u, context, least === 1 ? shapeRefusals.missing : worded(shapeRefusals.fewest_characters, { least }));
      return length > most ? t.failure(u, context, worded(shapeRefusals.most_characters, { most })) : t.success(u);
    },
    t.identity,
  );
