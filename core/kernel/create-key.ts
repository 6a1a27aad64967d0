import * as t from "io-ts";
import { textUpTo } from "./bounded.ts";

const longestKey = 36;

/** Names an attempt to make something, so that it is made once, however often it is sent. */
export const CreateKey = t.refinement(
  textUpTo(longestKey),
  (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
  "a UUID in lower case",
);
