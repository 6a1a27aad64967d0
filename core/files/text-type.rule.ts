import { extensionOf } from "./file-type.rule.ts";

/** Types of text that the extension may tell apart; none that a browser runs or applies to a page. */
const byExtension: Readonly<Record<string, string>> = {
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  json: "application/json",
  md: "text/markdown",
  vtt: "text/vtt",
  ics: "text/calendar",
  vcf: "text/vcard",
  xml: "application/xml",
  html: "text/html",
  htm: "text/html",
  xhtml: "text/html",
  svg: "image/svg+xml",
};

const before = /^(?:\ufeff|\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype\s+(?!html)[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i;
const page =
  /^<(?:!doctype\s+html|html|head|body|script|iframe|title|style|table|div|span|p|h1|a|b|br|font|img|form|meta|link|base|object|embed|svg:|input|button|video|audio)(?=[\s/>]|$)/i;

/**
 * The type of a text: pages and drawings by what stands in it, others by the extension of its name.
 * @param start of the text
 */
export const textType = (start: string, name: string): string => {
  const rest = start.slice(before.exec(start)?.[0].length ?? 0);
  if (/^<(?:\w+:)?svg[\s/>]/i.test(rest)) return "image/svg+xml";
  if (page.test(rest)) return "text/html";
  if (/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(start)) return "text/vtt";
  const isXml = /^\ufeff?<\?xml\s/i.test(start);
  const told = byExtension[extensionOf(name)];
  return told ?? (isXml ? "application/xml" : "text/plain");
};
