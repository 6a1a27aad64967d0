import { withScheme } from "../../../../core/validation/url.rule.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { NumberField } from "../../../kit/number-field.view.tsx";
import { Select } from "../../../kit/select.view.tsx";
import { Switch } from "../../../kit/switch.view.tsx";
import { TextArea } from "../../../kit/text-area.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { RichTextField } from "../../rich-text/rich-text-field.view.tsx";
import { fieldParts, numberOf, textOf, type ValueEditorProps } from "./value-editor.ts";

export const TextValue = (props: ValueEditorProps) => (
  <TextField {...fieldParts(props)} value={textOf(props.value)} isReadOnly={props.isReadOnly} onChange={props.onChange} />
);

export const LongTextValue = (props: ValueEditorProps) => (
  <TextArea {...fieldParts(props)} rows={2} value={textOf(props.value)} isReadOnly={props.isReadOnly} onChange={props.onChange} />
);

export const HtmlValue = ({ label, value, isReadOnly, problem, onChange, tools }: ValueEditorProps) => {
  const wrong = problem();
  return (
    <RichTextField
      label={label}
      value={textOf(value)}
      isReadOnly={isReadOnly}
      errors={wrong === undefined ? [] : [wrong]}
      onChange={onChange}
      onPicture={tools.onPicture}
    />
  );
};

/** An address; the scheme is added when the field is left. */
export const UrlValue = (props: ValueEditorProps) => {
  const url = textOf(props.value);
  const complete = (): void => {
    const whole = url.startsWith("/") ? url : withScheme(url);
    if (whole !== url) props.onChange(whole);
  };
  return (
    <TextField
      {...fieldParts(props)}
      type="url"
      placeholder="https://"
      spellCheck={false}
      value={url}
      isReadOnly={props.isReadOnly}
      onChange={props.onChange}
      onBlur={complete}
    />
  );
};

export const NumberValue = (props: ValueEditorProps) => (
  <NumberField
    {...fieldParts(props)}
    value={numberOf(props.value)}
    isDisabled={props.isReadOnly}
    onChange={(value) => props.onChange(Number.isNaN(value) ? null : value)}
  />
);

export const SwitchValue = ({ label, hint, value, isReadOnly, onChange }: ValueEditorProps) => (
  <Switch note={hint} isSelected={value === true} isDisabled={isReadOnly} onChange={onChange}>
    {label}
  </Switch>
);

const ratios = ["4-5", "1-1", "9-16"] as const;
const wide = "wide";

export const AspectRatioValue = (props: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const chosen = textOf(props.value);
  return (
    <Select
      {...fieldParts(props)}
      isDisabled={props.isReadOnly}
      selected={chosen === "" ? wide : chosen}
      options={[{ id: wide, label: text("ratios.wide") }, ...ratios.map((id) => ({ id, label: text(`ratios.${id}`) }))]}
      onSelect={(id) => props.onChange(id === wide ? "" : id)}
    />
  );
};

/** A value that has no field of its own. */
export const NoField = () => null;
