import sanitizeHtml from "sanitize-html";

const breaks = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|blockquote|tr)>/gi;
const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };

/** A text that may hold HTML as plain text: scripts and styles go with their content, blocks become paragraphs. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(
    html.replaceAll(breaks, (tag) => (tag.toLowerCase().startsWith("<br") ? "\n" : "\n\n")),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .trim();
