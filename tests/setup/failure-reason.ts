import { stripVTControlCharacters } from "node:util";

type TestError = { readonly message: string; readonly stack?: string | undefined };

const longest = 400;

/** Where a test's own files stand in a stack, as folder, file and line. */
const place = /tests\/[\w./-]+\.tsx?:\d+/;

/** Why a test failed, in one line: the beginning of its first error, and the line of the tests it came from. */
export const failureReason = (errors: readonly TestError[]): string => {
  const [error] = errors;
  if (error === undefined) return "";
  const text = stripVTControlCharacters(error.message).replace(/\s+/g, " ").trim().slice(0, longest);
  const line = place.exec(error.stack ?? "")?.[0];
  return line === undefined ? text : `${text} (${line})`;
};
