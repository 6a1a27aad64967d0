import { cleanElements } from "../../kit/clean-rich-text.ts";

const isBold = (style: CSSStyleDeclaration): boolean => style.fontWeight === "bold" || Number(style.fontWeight) >= 600;

const renamed = (element: Element, tag: string): void => {
  const next = document.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
};

/** The handlers of tags, which parsing alone reports to the content policy of the page. */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[^>]*>?/g, (tag) => tag.replaceAll(/([\s/"'])on[a-z]+\s*=/gi, "$1data-gone="));

const parsed = (html: string): Document => new DOMParser().parseFromString(withoutHandlers(html), "text/html");

/** Google Docs wraps everything in a `b` of normal weight, and tells weight and slant by styles. */
const styledAsMarks = (root: ParentNode): void => {
  for (const bold of root.querySelectorAll<HTMLElement>("b[style]"))
    if (bold.style.fontWeight === "normal" || bold.style.fontWeight === "400") bold.replaceWith(...bold.childNodes);
  for (const span of root.querySelectorAll<HTMLElement>("span[style]")) {
    const { style } = span;
    const marks = [
      isBold(style) ? "strong" : null,
      style.fontStyle === "italic" ? "em" : null,
      style.textDecoration.includes("underline") ? "u" : null,
      style.textDecoration.includes("line-through") ? "s" : null,
    ].filter((mark) => mark !== null);
    const inner = marks.reduceRight<readonly Node[]>((nodes, mark) => {
      const next = document.createElement(mark);
      next.append(...nodes);
      return [next];
    }, Array.from(span.childNodes));
    span.replaceWith(...inner);
  }
};

const isWordListItem = (element: Element): boolean => /\bmso-list:\s*l\d/i.test(element.getAttribute("style") ?? "");

/** Word writes each list item as a paragraph with its bullet as text. */
const wordLists = (root: ParentNode): void => {
  let list: Element | null = null;
  for (const paragraph of root.querySelectorAll("p")) {
    if (!isWordListItem(paragraph)) {
      list = null;
      continue;
    }
    const marker = paragraph.querySelector("[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]");
    const isNumbered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    const tag = isNumbered ? "OL" : "UL";
    if (list === null || list.tagName !== tag || list.nextElementSibling !== paragraph) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
};

/** The path of an address of this product; null for one of another site. */
const ownPath = (address: string): string | null => {
  if (!URL.canParse(address, document.baseURI)) return null;
  const { origin, pathname, search, protocol } = new URL(address, document.baseURI);
  return /^https?:$/.test(protocol) && origin === location.origin ? pathname + search : null;
};

/** Pictures of this product stay, by their path; all others are stored in the files first. */
const ownPictures = (root: ParentNode): void => {
  for (const picture of root.querySelectorAll("img")) {
    const path = ownPath(picture.getAttribute("src") ?? "");
    if (path === null) picture.remove();
    else picture.setAttribute("src", path);
  }
};

/** Text that was copied in another program, with nothing but the elements of rich texts; Word's lists become lists. */
export const cleanPaste = (html: string): string => {
  const page = parsed(html);
  ownPictures(page);
  for (const gone of page.querySelectorAll("style, script, meta, link, title, xml")) gone.remove();
  wordLists(page);
  styledAsMarks(page);
  for (const heading of page.querySelectorAll("h5, h6")) renamed(heading, "h4");
  return cleanElements(page.body.innerHTML).innerHTML;
};

/** @property source a file, or the address of a picture on another site */
export type PastedPicture = { readonly source: File | string };

const base64 = /^data:(image\/(?:png|jpeg|gif|webp));base64,([a-z0-9+/=\s]+)$/i;

const bytesOf = (data: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(data.replaceAll(/\s/g, "")), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
};

const fileOf = (address: string): File | null => {
  const [, type = "", data = ""] = base64.exec(address) ?? [];
  if (type === "") return null;
  const bytes = bytesOf(data);
  return bytes === null ? null : new File([bytes], `picture.${type.split("/")[1] ?? "png"}`, { type });
};

/** The pictures of copied text: those in the text itself as files, those of other sites by address; not those of this product. */
const picturesOf = (html: string): readonly PastedPicture[] =>
  Array.from(parsed(html).querySelectorAll("img"), (picture): PastedPicture | null => {
    const address = picture.getAttribute("src") ?? "";
    if (ownPath(address) !== null) return null;
    if (/^https?:/i.test(address)) return { source: address };
    const file = fileOf(address);
    return file === null ? null : { source: file };
  }).filter((picture) => picture !== null);

/**
 * The pictures that are pasted or dropped. Copied text counts before the file beside it, which spreadsheets draw of their cells; a picture alone
 * is taken from its file, so that it is not fetched.
 */
export const pastedPictures = (html: string, text: string, files: readonly File[]): readonly PastedPicture[] => {
  const pictures = files.filter(({ type }) => type.startsWith("image/"));
  const isText = text.trim() !== "" && html !== "";
  return pictures.length > 0 && !isText ? pictures.map((source) => ({ source })) : picturesOf(html);
};
