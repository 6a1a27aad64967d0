const isObject = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === "object" && u !== null && !Array.isArray(u);

const unwrapped = (u: unknown): unknown => (isObject(u) && Object.keys(u).length === 1 && Object.hasOwn(u, "value") ? u["value"] : u);

/**
 * Whether the replies of a call wrap each field as `{value}`: one user, and what making or changing a user answers.
 * @param path as it is declared
 */
export const wrapsValues = (method: string, path: string): boolean =>
  /^\/api\/users\/:[A-Za-z_]+$/.test(path) || (path === "/api/users" && (method === "POST" || method === "PUT"));

/** The fields of a reply without their wrapping: an object with the one key `value` is taken for what it holds, one level deep; anything else passes as it is. */
export const unwrapValues = (reply: unknown): unknown =>
  isObject(reply) ? Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, unwrapped(value)])) : reply;
