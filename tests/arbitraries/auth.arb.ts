import fc from "fast-check";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
const segment = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 });
const pair = fc.tuple(segment, fc.string({ maxLength: 8 })).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);

/** The path, with query, of some page of the staff application that is no sign-in page. */
export const staffPage: fc.Arbitrary<string> = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.array(pair, { maxLength: 3 }))
  .filter(([[first]]) => !["login", "signup", "reset-password"].includes(first ?? ""))
  .map(([segments, query]) => `/ui/${segments.join("/")}${query.length === 0 ? "" : `?${query.join("&")}`}`);

/** What tempts a browser to another site or a script, in front of or inside a page's path. */
export const hostilePath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      "//",
      "/\\",
      "\\\\",
      "https:",
      "http:/",
      "javascript:",
      "data:",
      "%2f%2f",
      "%5c",
      "/ui/../..//",
      "/ui//",
      "/ui/\\",
      "/ui/%2f",
      "/ui/%5C",
      "/ui/%2e%2e/",
      "/ui/../",
      "/ui/./",
      "\t//",
      " /ui/",
      "/ui/\r\nLocation: ",
      "/ui/%0d%0a",
    ),
    segment,
  )
  .map(([prefix, rest]) => `${prefix}${rest}`);
