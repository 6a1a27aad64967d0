import { randomBytes } from "node:crypto";

/** No format begins like this: of bytes that are random from the first on, one in three thousand is taken for a sound. */
const start = Buffer.from("\u0000cygnet\u0000", "latin1");

/** Random bytes of a length, of at least eight, that are stored as what they are: no picture, film, sound or text. */
export const noise = (length: number): Buffer => Buffer.concat([start, randomBytes(length - start.length)]);
