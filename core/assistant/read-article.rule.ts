import * as E from "fp-ts/lib/Either.js";
import type { HelpArticle } from "./help-article.model.ts";
import { plainText } from "./markdown.rule.ts";

/** An article with its search synonyms. */
export type WrittenArticle = HelpArticle & { readonly also: readonly string[] };

const head = /^# (.+)\narea: (.+)\n(?:also: (.+)\n)?\n([^]+)$/;

/**
 * Parses an article: `# Title`, `area:`, synonyms after `also:`, an empty line, the body; its first paragraph is the summary.
 * @returns an error message on the left
 */
export const readArticle = (slug: string, text: string): E.Either<string, WrittenArticle> => {
  const [, title = "", area = "", also = "", body = ""] = head.exec(text.replace(/\r\n/g, "\n")) ?? [];
  if (title === "" || area === "" || body.trim() === "")
    return E.left(`${slug}: an article begins with "# Title", "area: …", perhaps "also: …", and an empty line.`);
  const [first = ""] = body.trim().split(/\n\s*\n/, 1);
  const summary = plainText(first);
  if (/^(#|-|\d+\.)/.test(first)) return E.left(`${slug}: the body begins with a paragraph, which is the summary.`);
  return E.right({
    slug,
    title: title.trim(),
    area: area.trim(),
    also: also
      .split(",")
      .map((words) => words.trim())
      .filter((words) => words !== ""),
    summary,
    body: body.trim(),
  });
};
