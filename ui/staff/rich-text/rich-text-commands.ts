import type { Editor } from "@tiptap/react";
import type { InsertedPicture } from "./rich-text-field.view.tsx";
import type { Formatting } from "./rich-text-toolbar.view.tsx";

const firstTable = { rows: 3, cols: 2, withHeaderRow: true };

/** What each tool does to the selection. */
export const formattings = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  strike: (editor) => editor.chain().focus().toggleStrike().run(),
  heading2: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  heading3: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  code: (editor) => editor.chain().focus().toggleCode().run(),
  codeBlock: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  table: (editor) => editor.chain().focus().insertTable(firstTable).run(),
} as const satisfies Readonly<Record<Formatting | "table", (editor: Editor) => boolean>>;

/** What the tools inside a table do. */
export const tableCommands = {
  addRow: (editor) => editor.chain().focus().addRowAfter().run(),
  addColumn: (editor) => editor.chain().focus().addColumnAfter().run(),
  deleteRow: (editor) => editor.chain().focus().deleteRow().run(),
  deleteColumn: (editor) => editor.chain().focus().deleteColumn().run(),
  deleteTable: (editor) => editor.chain().focus().deleteTable().run(),
} as const satisfies Readonly<Record<string, (editor: Editor) => boolean>>;

/** The tools that are on at the selection. */
export const activeTools = (editor: Editor): ReadonlySet<Formatting | "link" | "picture" | "table"> =>
  new Set([
    ...(
      ["bold", "italic", "underline", "strike", "bulletList", "orderedList", "blockquote", "code", "codeBlock", "link", "table"] as const
    ).filter((name) => editor.isActive(name)),
    ...(editor.isActive("heading", { level: 2 }) ? (["heading2"] as const) : []),
    ...(editor.isActive("heading", { level: 3 }) ? (["heading3"] as const) : []),
    ...(editor.isActive("image") ? (["picture"] as const) : []),
  ]);

/** Inserts a picture behind the selection without taking the focus; one without a description is selected, so that it is asked for. */
export const insertPicture = (editor: Editor, { url, description }: InsertedPicture): void => {
  const attrs = { src: url, ...(description === "" ? {} : { alt: description }) };
  const { to } = editor.state.selection;
  editor.commands.insertContentAt(to, { type: "image", attrs }, { updateSelection: true });
  if (description !== "") return;
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === "image" && node.attrs["src"] === url) places.push(at);
  });
  const place = places.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
  if (place !== undefined) editor.commands.setNodeSelection(place);
};
