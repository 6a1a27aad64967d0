import * as t from "io-ts";

/** A text of a length between two bounds, in characters; white space around it counts for nothing. */
export const boundedText = (name: string, least: number, most: number): t.Type<string> =>
  new t.Type<string>(
    name,
    t.string.is,
    (u, context) => {
      if (typeof u !== "string") return t.failure(u, context);
      const length = Array.from(u.trim()).length;
      if (length < least) return t.failure(u, context, least === 1 ? "is required" : `must have at least ${least} characters`);
      return length > most ? t.failure(u, context, `must have at most ${most} characters`) : t.success(u);
    },
    t.identity,
  );
