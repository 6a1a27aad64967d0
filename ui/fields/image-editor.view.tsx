import { ImagePlus, Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Saying } from "../../core/kernel/refusal.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import { smallPicture } from "../kit/small-picture.ts";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";

const sourceOf = (value: unknown): string | null => {
  if (typeof value === "string" && value !== "") return value;
  const url: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "url") : null;
  return typeof url === "string" ? url : null;
};

/** A picture, chosen from the files or else scaled down in the browser before it is saved; removing or replacing one can be undone. */
export const ImageEditor = ({
  field,
  value,
  state,
  error,
  isReadOnly,
  onUndo,
  onSave,
  onChoosePicture,
}: Pick<FieldEditorProps, "value" | "state" | "error" | "isReadOnly" | "onSave" | "onChoosePicture"> & {
  readonly onUndo?: FieldEditorProps["onUndo"];
  readonly field: Pick<FieldEditorProps["field"], "label">;
}) => {
  const text = useText(fieldValuesText);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Saying | undefined>(undefined);
  const [earlier, setEarlier] = useState<unknown>(null);
  const source = sourceOf(value);
  const change = (picture: unknown, left: unknown): void => {
    setEarlier(left);
    onSave(picture);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const picture = await smallPicture(file);
    setProblem(picture === null ? { message: text("image.tooLarge") } : undefined);
    if (picture !== null) change(picture, value);
  };
  const choose = async (): Promise<void> => {
    if (onChoosePicture === undefined) return input.current?.click();
    const picture = await onChoosePicture(text("image.choose", { label: field.label }));
    if (picture === null) return;
    setProblem(undefined);
    change(picture, value);
  };
  return (
    <FieldFrame label={field.label} state={state} error={error ?? problem} onUndo={error === undefined ? undefined : onUndo}>
      {source === null ? null : <img className={styles["picture"]} src={source} alt={text("image.alt", { label: field.label })} />}
      {isReadOnly ? null : (
        <>
          {onChoosePicture === undefined ? (
            <input
              ref={input}
              className={styles["file"]}
              type="file"
              accept="image/*"
              aria-label={text("image.choose", { label: field.label })}
              onChange={(event) => void take(event.currentTarget.files?.[0])}
            />
          ) : null}
          <IconButton
            icon={ImagePlus}
            size="small"
            kind="quiet"
            label={text("image.choose", { label: field.label })}
            onPress={() => void choose()}
          />
          {source === null ? null : (
            <IconButton
              icon={Trash2}
              size="small"
              kind="quiet"
              label={text("image.remove", { label: field.label })}
              onPress={() => change(null, value)}
            />
          )}
          {sourceOf(earlier) === null ? null : (
            <IconButton
              icon={Undo2}
              size="small"
              kind="quiet"
              label={text("image.back", { label: field.label })}
              onPress={() => change(earlier, null)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
};
