import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { cleanPaste, type PastedPicture, pastedPictures } from "./pasted-input.ts";
import { richTextExtensions, storedHtml } from "./rich-text-input.ts";

type Options = {
  readonly label: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly isFocused: boolean;
  readonly className: string;
  readonly onChange: (html: string) => void;
  /** Pictures that were pasted or dropped; null where pictures cannot be inserted. */
  readonly onPictures: ((pictures: readonly PastedPicture[]) => void) | null;
};

const picturesIn = (transfer: DataTransfer | null): readonly PastedPicture[] => {
  const files = Array.from(transfer?.files ?? []).filter(({ type }) => type.startsWith("image/"));
  return files.length > 0 ? files.map((source) => ({ source })) : pastedPictures(transfer?.getData("text/html") ?? "");
};

/** The editor of a rich text; a value that changes from outside replaces its content and keeps the caret. */
export const useRichTextEditor = (options: Options): Editor | null => {
  const { label, value, isReadOnly, isInvalid, isFocused, className } = options;
  const latest = useRef(options);
  const emitted = useRef(value);
  useEffect(() => {
    latest.current = options;
  });
  const takePictures = (transfer: DataTransfer | null): boolean => {
    const pictures = picturesIn(transfer);
    const { onPictures } = latest.current;
    if (pictures.length > 0) onPictures?.(pictures);
    return pictures.length > 0 && (transfer?.getData("text/plain") ?? "").trim() === "";
  };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editable: !isReadOnly,
    autofocus: isFocused ? "end" : false,
    immediatelyRender: true,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, "aria-invalid": String(isInvalid), class: className },
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
    if (value === emitted.current) return;
    emitted.current = value;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(value, { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, value]);
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return editor;
};
