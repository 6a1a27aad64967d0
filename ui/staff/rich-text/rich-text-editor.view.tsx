import { EditorContent, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { richTextText } from "../../i18n/en/rich-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { chooseFiles } from "../../react/choose-local-files.ts";
import { LinkForm } from "./link-form.view.tsx";
import type { PastedPicture } from "./pasted-input.ts";
import { PictureForm } from "./picture-form.view.tsx";
import { activeTools, formattings, insertPicture, tableCommands } from "./rich-text-commands.ts";
import type { RichTextFieldProps } from "./rich-text-field.view.tsx";
import { RichTextToolbar } from "./rich-text-toolbar.view.tsx";
import styles from "./rich-text.module.css";
import { useRichTextEditor } from "./use-rich-text-editor.ts";

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const tableTools = ["addRow", "addColumn", "deleteRow", "deleteColumn", "deleteTable"] as const;

/** The loaded editor of a rich text: toolbar, forms of links and pictures, and the text. */
export const RichTextEditor = ({ label, value, onChange, isReadOnly, errors, onPicture }: RichTextFieldProps) => {
  const text = useText(richTextText);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [storing, setStoring] = useState<"no" | "yes" | "failed">("no");
  const insert = async (pictures: readonly PastedPicture[]): Promise<void> => {
    setStoring("yes");
    let isStored = true;
    for (const { source } of pictures) {
      // one after another, so that they keep their order
      const made = (await onPicture?.(source)) ?? null;
      isStored &&= made !== null;
      if (made !== null && editor !== null) insertPicture(editor, made);
    }
    setStoring(isStored ? "no" : "failed");
  };
  const editor = useRichTextEditor({
    label,
    value,
    isReadOnly,
    isInvalid: errors.length > 0,
    className: styles["content"] ?? "",
    onChange,
    onPictures: onPicture === null ? null : (pictures) => void insert(pictures),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: now === null ? new Set<never>() : activeTools(now),
      picture: now?.isActive("image") === true ? { at: now.state.selection.from, alt: textOf(now.getAttributes("image")["alt"]) } : null,
      href: textOf(now?.getAttributes("link")["href"]) ?? "",
    }),
  });
  if (editor === null) return null;
  const leave = (): void => {
    setLinking(false);
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isLinkKey = event.key.toLowerCase() === "l" && event.shiftKey && (event.ctrlKey || event.metaKey);
    if (isLinkKey) {
      event.preventDefault();
      event.stopPropagation();
      setLinking(true);
    }
    if (event.key === "F10" && event.altKey) {
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
    }
  };
  const choose = (): void => chooseFiles((files) => void insert(files.map((source) => ({ source }))));
  return (
    <div className={styles["box"]} data-invalid={errors.length > 0}>
      {isReadOnly ? null : (
        <RichTextToolbar
          label={label}
          active={state?.active ?? new Set()}
          hasPictures={onPicture !== null}
          toolbarRef={toolbar}
          onLeave={leave}
          onTool={(tool) => {
            if (tool === "link") setLinking(true);
            else if (tool === "picture") choose();
            else formattings[tool](editor);
          }}
        />
      )}
      {isLinking ? (
        <LinkForm
          address={state?.href ?? ""}
          onLeave={leave}
          onRemove={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            leave();
          }}
          onSave={(href) => {
            const { empty } = editor.state.selection;
            if (empty && state?.href === "")
              editor
                .chain()
                .focus()
                .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
                .run();
            else editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
            leave();
          }}
        />
      ) : null}
      {state === null || state.picture === null || isReadOnly ? null : (
        <PictureForm
          key={state.picture.at}
          description={state.picture.alt}
          onSave={(alt) => editor.chain().focus().updateAttributes("image", { alt }).run()}
        />
      )}
      {state?.active.has("table") === true && !isReadOnly ? (
        <div role="group" aria-label={text("tableTools")} className={styles["tableTools"]}>
          {tableTools.map((tool) => (
            <Button key={tool} kind="quiet" size="small" onPress={() => tableCommands[tool](editor)}>
              {text(tool)}
            </Button>
          ))}
        </div>
      ) : null}
      <p role="status" className={styles["status"]}>
        {storing === "no" ? "" : text(storing === "yes" ? "pictureForm.uploading" : "pictureForm.failed")}
      </p>
      <EditorContent editor={editor} onKeyDown={onKeyDown} />
    </div>
  );
};
