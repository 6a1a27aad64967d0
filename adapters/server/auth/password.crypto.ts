import { hash, verify } from "@node-rs/argon2";
import { availableParallelism } from "node:os";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { RequestFailure } from "../http/body-parser.ts";

let options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes the hashes of this process cheap; for tests only. */
export const hashCheaply = (): void => {
  options = { memoryCost: 8, timeCost: 1, parallelism: 1 };
};
const atOnce = availableParallelism() * 2;
const queueLimit = 64;

let running = 0;
const queue: (() => void)[] = [];

/** Runs at most two hashes per core at once, and refuses when too many are waiting. */
const limited = async <A>(work: () => Promise<A>): Promise<A> => {
  if (running >= atOnce) {
    if (queue.length >= queueLimit) throw new RequestFailure({ tag: "busy", ...authRefusals.too_many_signing_in, retryAfter: 2 });
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
};

/** The stored hash of a password or pin: argon2id, 19 MiB, two passes. */
export const passwordHash = (password: string): Promise<string> => limited(() => hash(password, options));

/** A hash that no password matches, so that an unknown account takes as long as a known one. */
const decoy = "$argon2id$v=19$m=19456,t=2,p=1$Y3lnbmV0LWRlY295LXNhbHQ$0V9p8m2YcJpU3m7m2l8s3m5rW3x1b0Q0mT3p2m4y6cE";

/** @param stored null: no such account, or no password; the answer is false and takes as long */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await limited(() => verify(stored ?? decoy, password, options).catch(() => false));
  return stored !== null && matches;
};

/**
 * The hash that a secret matches; the time taken does not depend on how many hashes there are.
 * @param most maximum number of hashes
 */
export const oneThatMatches = async (stored: readonly (string | null)[], secret: string, most: number): Promise<string | null> => {
  let found: string | null = null;
  for (let at = 0; at < most; at += 1) {
    const one = stored[at] ?? null;
    if (await passwordMatches(one, secret)) found ??= one;
  }
  return found;
};
