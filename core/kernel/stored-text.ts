import * as E from "fp-ts/lib/Either.js";
import type * as t from "io-ts";

/** Decodes text from device storage; null where it is absent or invalid, such as a draft of an older version. */
export const readStored = <A>(codec: t.Type<A>, text: string | null): A | null => {
  try {
    const kept = codec.decode(JSON.parse(text ?? "null"));
    return E.isRight(kept) ? kept.right : null;
  } catch {
    return null;
  }
};
