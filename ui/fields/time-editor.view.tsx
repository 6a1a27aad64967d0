import { timeOfTyped, typedTime } from "../../core/fields/typed-time.rule.ts";
import type { FieldEditorProps } from "./field-editor.ts";
import { TypedEditor } from "./typed-editor.view.tsx";

/** The in-place editor of a time, in the local time of the user. */
export const TimeEditor = (props: FieldEditorProps) => (
  <TypedEditor
    {...props}
    inputType="datetime-local"
    typed={typedTime(props.value, props.words.timeZone)}
    valueOf={(text) => timeOfTyped(text, props.words.timeZone)}
  />
);
