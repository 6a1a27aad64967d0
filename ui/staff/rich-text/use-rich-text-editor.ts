import { createDocument } from "@tiptap/core";
import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { cleanPaste, type PastedPicture, pastedPictures } from "./pasted-input.ts";
import { richTextExtensions, storedHtml } from "./rich-text-input.ts";

type Options = {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly className: string;
  readonly onChange: (html: string) => void;
  /** Pictures that were pasted or dropped; null where pictures cannot be inserted. */
  readonly onPictures: ((pictures: readonly PastedPicture[]) => void) | null;
};

/** Replaces the part of the content that differs, so that a caret elsewhere stays where it is. */
const replaceChanged = (editor: Editor, html: string): void => {
  const { doc, tr, schema } = editor.state;
  const next = createDocument(html, schema);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(start - Math.min(end.a, end.b), 0);
  editor.view.dispatch(tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap)).setMeta("preventUpdate", true));
};

/**
 * The editor of a rich text; a value that changes from outside replaces its content and keeps the caret. It takes the focus that the text
 * had whose place it takes, unless the user has gone on meanwhile.
 */
export const useRichTextEditor = (options: Options): Editor | null => {
  const { label, value, isReadOnly, isInvalid, className } = options;
  const latest = useRef(options);
  const emitted = useRef(value);
  useEffect(() => {
    latest.current = options;
  });
  const takePictures = (transfer: DataTransfer | null): boolean => {
    const [html, text] = [transfer?.getData("text/html") ?? "", transfer?.getData("text/plain") ?? ""];
    const pictures = pastedPictures(html, text, Array.from(transfer?.files ?? []));
    if (pictures.length > 0) latest.current.onPictures?.(pictures);
    return pictures.length > 0 && text.trim() === "";
  };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editable: !isReadOnly,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-invalid": String(isInvalid),
        ...(isReadOnly ? { "aria-readonly": "true" } : {}),
        class: className,
      },
      // The editor would take Escape and do nothing with it, but it leads out of a form.
      handleDOMEvents: { keydown: (_view, event) => event.key === "Escape" && !event.isComposing },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, event) => takePictures(event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && takePictures(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = storedHtml(changed.getHTML());
      latest.current.onChange(emitted.current);
    },
  });
  useEffect(() => {
    // Not by `autofocus`, which tries once, maybe before the editor is on the page. An editor that is drawn late is destroyed and replaced.
    if (editor?.isDestroyed === false && document.activeElement === document.body) editor.commands.focus("end");
  }, [editor]);
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    if (editor !== null) replaceChanged(editor, value);
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return editor;
};
