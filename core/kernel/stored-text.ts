import * as E from "fp-ts/lib/Either.js";
import type * as t from "io-ts";

/** What a text that the device kept says, null where it is nothing of this kind: a draft of an older version, or none. */
export const readStored = <A>(codec: t.Type<A>, text: string | null): A | null => {
  try {
    const kept = codec.decode(JSON.parse(text ?? "null"));
    return E.isRight(kept) ? kept.right : null;
  } catch {
    return null;
  }
};
