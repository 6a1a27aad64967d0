import { type LetterColors, letterColors } from "../../../core/outbox/letter-colors.rule.ts";
import type { Letter } from "../../../core/outbox/letter.model.ts";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Escapes text for HTML. */
export const escapedHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

/** Text as HTML with its URLs as links and with line breaks. */
const paragraphHtml = (text: string): string => {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    parts.push(escapedHtml(text.slice(end, index)), `<a class="c-link" href="${escapedHtml(url)}">${escapedHtml(url)}</a>`);
    end = index + url.length;
  }
  return [...parts, escapedHtml(text.slice(end))].join("").replaceAll("\n", "<br>");
};

const rules = ({ page, card, text, quiet, link, button, onButton }: LetterColors, mark = ""): string =>
  [
    `.c-page{background-color:${page}${mark}}`,
    `.c-card{background-color:${card}${mark}}`,
    `.c-text{color:${text}${mark}}`,
    `.c-quiet{color:${quiet}${mark}}`,
    `.c-link{color:${link}${mark}}`,
    `.c-button{background-color:${button}${mark};color:${onButton}${mark}}`,
  ].join("");

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const row = (html: string): string => `<tr><td style="padding:0 32px 16px;${font}">${html}</td></tr>`;
const line = (kind: "text" | "quiet", html: string, size: number): string =>
  row(`<p class="c-${kind}" style="margin:0;font-size:${size}px;line-height:1.5">${html}</p>`);

/**
 * A letter as HTML mail: one column in the organisation's colours, for light and dark mode. Colours are set by CSS classes that dark mode
 * overrides; clients without it show the light ones. Layout tables have the presentation role for screen readers.
 */
export const letterHtml = (
  { language, title, paragraphs, code, action, notes }: Letter,
  org: { readonly name: string; readonly theme: OrgTheme },
): string => {
  const [light, dark] = [letterColors(org.theme, "light"), letterColors(org.theme, "dark")];
  const pin =
    code === null
      ? ""
      : row(
          `<p class="c-text" style="margin:0;font-size:32px;line-height:1.3;font-weight:bold;letter-spacing:6px">${escapedHtml(code)}</p>`,
        );
  const button =
    action === null
      ? ""
      : row(
          `<a class="c-button" href="${escapedHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${escapedHtml(action.label)}</a>`,
        ) +
        line(
          "quiet",
          `<a class="c-link" href="${escapedHtml(action.url)}" style="word-break:break-all">${escapedHtml(action.url)}</a>`,
          14,
        );
  return `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapedHtml(title)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${rules(light)}@media (prefers-color-scheme:dark){${rules(dark, "!important")}}</style></head>
<body class="c-page" style="margin:0;padding:0"><table role="presentation" class="c-page" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="c-card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;border-radius:8px"><tr><td style="padding:24px 32px 8px;${font}"><p class="c-quiet" style="margin:0;font-size:14px;line-height:1.5">${escapedHtml(org.name)}</p></td></tr>
<tr><td style="padding:0 32px 16px;${font}"><h1 class="c-text" style="margin:0;font-size:22px;line-height:1.3">${escapedHtml(title)}</h1></td></tr>
${paragraphs.map((text) => line("text", paragraphHtml(text), 16)).join("\n")}
${pin}${button}${notes.map((text) => line("quiet", paragraphHtml(text), 14)).join("\n")}
<tr><td style="padding:0 0 8px;line-height:8px">&nbsp;</td></tr></table></td></tr></table></body></html>
`;
};
