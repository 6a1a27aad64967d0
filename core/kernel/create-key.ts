import * as t from "io-ts";
import { textUpTo } from "./bounded.ts";

const longestKey = 36;

/** Idempotency key of a request that creates a record. */
export const CreateKey = t.refinement(
  textUpTo(longestKey),
  (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
  "a UUID in lower case",
);
