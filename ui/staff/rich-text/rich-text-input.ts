import { Mark, mergeAttributes } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { hasScheme, linkSchemes } from "../../../core/kernel/rich-text-list.ts";
import { cleanElements } from "../../kit/clean-rich-text.ts";

const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

/** What the editor understands: the elements of rich texts. Undo belongs to the page, which undoes over all its fields. */
export const richTextExtensions = [
  StarterKit.configure({
    undoRedo: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => hasScheme(address, linkSchemes),
    },
  }),
  Image.configure({ inline: false, allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
  plainMark("subscript", "sub"),
  plainMark("superscript", "sup"),
];

/** The editor's content as it is stored; '' for one without text or picture. */
export const storedHtml = (html: string): string => {
  const holder = cleanElements(html);
  for (const span of holder.querySelectorAll("span")) span.replaceWith(...span.childNodes);
  for (let last = holder.lastElementChild; last?.localName === "p" && last.innerHTML === ""; last = holder.lastElementChild) last.remove();
  const isBlank = (holder.textContent ?? "").trim() === "" && holder.querySelector("img, hr, table") === null;
  return isBlank ? "" : holder.innerHTML;
};
