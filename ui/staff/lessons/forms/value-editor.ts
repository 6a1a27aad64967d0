import type { ComponentType } from "react";
import type { FieldSchema } from "../../../../core/fields/field-schema.model.ts";
import type { ChosenFiles, FilePicking } from "../../../../core/files/file-picker.model.ts";
import type { ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import type { LinkPreview } from "../../../../core/links/link-preview.model.ts";
import type { UserName } from "../../../../core/users/user-name.model.ts";
import type { RichTextFieldProps } from "../../rich-text/rich-text-field.view.tsx";

/**
 * What editors of values need besides the value.
 * @property choose lets the user choose files; null when the window is closed
 * @property fields null while they load
 * @property preview null when the page tells nothing
 * @property webVtt address of a file of captions as WebVTT; null when it holds none
 * @property hasManifest whether a zip file has the manifest of a package; null when it cannot be read
 */
export type FormTools = {
  readonly choose: (request: FilePicking) => Promise<ChosenFiles | null>;
  readonly fields: FieldSchema | null;
  readonly staff: readonly UserName[];
  readonly preview: (url: string) => Promise<LinkPreview | null>;
  readonly hasManifest: (url: string) => Promise<boolean | null>;
  readonly webVtt: (file: ChosenFiles[number]) => Promise<string | null>;
  readonly onPicture: RichTextFieldProps["onPicture"];
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Props of the editor of one value of an item.
 * @property name of the value
 * @property values all values of the item
 * @property problem what is wrong with the value, or with the part of it at a path
 * @property onOther changes another value of the item
 */
export type ValueEditorProps = {
  readonly type: ItemType;
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: unknown;
  readonly values: Values;
  readonly isReadOnly: boolean;
  readonly problem: (path?: string) => string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onOther: (name: string, value: unknown) => void;
  readonly tools: FormTools;
};

export type ValueEditor = ComponentType<ValueEditorProps>;

/** Label, hint and problem of a value as props of a field. */
export const fieldParts = ({ label, hint, problem }: Pick<ValueEditorProps, "label" | "hint" | "problem">) => ({
  label,
  help: hint,
  error: problem(),
});

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export const numberOf = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
export const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);
export const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);
export const recordOf = (value: unknown): Values => (isRecord(value) ? value : {});
export const recordsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.map(recordOf) : []);
