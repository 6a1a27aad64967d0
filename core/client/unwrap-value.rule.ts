const isObject = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === "object" && u !== null && !Array.isArray(u);

const unwrapped = (u: unknown): unknown => (isObject(u) && Object.keys(u).length === 1 && Object.hasOwn(u, "value") ? u["value"] : u);

/** The fields of a reply without their wrapping: an object with the one key `value` is taken for what it holds, one level deep; anything else passes as it is. */
export const unwrapValues = (reply: unknown): unknown =>
  isObject(reply) ? Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, unwrapped(value)])) : reply;
