/** Characters that the grammar refuses in texts, though other programs write them there. */
const special = /(\\.)|([:=~#])/g;
const escaped = (text: string): string =>
  text.replaceAll(special, (found: string, pair: string | undefined) => (pair === undefined ? `\\${found}` : found));

const colons = (answers: string): string =>
  /^\{\s*#/.test(answers)
    ? answers
    : answers.replaceAll(/(\\.)|:/g, (found: string, pair: string | undefined) => (pair === undefined ? "\\:" : found));

const titled = /^(\s*::)([\s\S]*?)(::)([\s\S]*)$/;
const block = /^((?:\\[\s\S]|[^\\{])*)(\{(?:\\[\s\S]|[^\\}])*(?:\}|$))([\s\S]*)$/;

const bodySource = (body: string): string => {
  const [, before = body, answers = "", after = ""] = block.exec(body) ?? [];
  const comment = after.indexOf("//");
  const rest = comment >= 0 && after.slice(0, comment).trim() === "" ? after : escaped(after);
  return escaped(before) + colons(answers) + rest;
};

/**
 * A question as the grammar reads it: characters with a meaning are escaped where they cannot have it, as in a title or a web address.
 * @param comments the number of lines at the top that are comments
 */
export const giftSource = (text: string, comments: number): string => {
  const lines = text.split("\n");
  const top = lines.slice(0, comments).map((line) => `${line}\n`);
  const question = lines.slice(comments).join("\n");
  if (question.trimStart().startsWith("$CATEGORY:")) return text;
  const [, start = "", title = "", end = "", body = question] = titled.exec(question) ?? [];
  return top.join("") + start + escaped(title) + end + bodySource(body);
};

/** @property isAfterSpace whether space precedes the gap of the question @property isBeforeSpace whether space follows it */
export type GapSpaces = { readonly isAfterSpace: boolean; readonly isBeforeSpace: boolean };

/** The spaces around the answers of a question. */
export const gapSpaces = (source: string): GapSpaces => {
  const [, before = "", , after = ""] = block.exec(source) ?? [];
  return { isAfterSpace: /\s$/.test(before), isBeforeSpace: /^\s/.test(after) };
};
