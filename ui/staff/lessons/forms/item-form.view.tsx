import * as E from "fp-ts/lib/Either.js";
import type { ValueKind } from "../../../../core/lessons/item-type.model.ts";
import { type LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemCatalogue } from "../../../../core/lessons/items/catalogue.rule.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import type { LessonProblem } from "../../../../core/lessons/lesson.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { TextField } from "../../../kit/text-field.view.tsx";
import { foldedValues, isShownValue } from "./form-sections.ts";
import styles from "./item-form.module.css";
import { MoreSettings } from "./more-settings.view.tsx";
import { useValueWords } from "./use-value-words.ts";
import type { FormTools } from "./value-editor.ts";
import { editorOf } from "./value-editors.view.tsx";

export type ItemFormViewProps = {
  readonly item: LessonItem;
  /** by `values.{field}` */ readonly problems: readonly LessonProblem[];
  readonly isReadOnly: boolean;
  readonly tools: FormTools;
  readonly onChange: (key: "name" | `values.${string}`, value: unknown) => void;
};

type Named = readonly [name: string, kind: ValueKind];

/** The form of an item: its name and every value by an editor of its kind; rarely changed ones are folded. */
export const ItemFormView = ({ item, problems, isReadOnly, tools, onChange }: ItemFormViewProps) => {
  const text = useText(lessonFormsText);
  const typeText = useText(itemTypesText);
  const words = useValueWords();
  const say = useRefusalWords();
  const { type } = item;
  const definition = itemCatalogue[type];
  const read = definition.read(item.values);
  const values = E.isRight(read) ? read.right : { ...definition.defaults, ...item.values };
  const fields: readonly Named[] = Object.entries(definition.fields);
  const shown = fields.filter(([name]) => isShownValue(type, name, values));
  const isFolded = ([name]: Named): boolean => foldedValues[type].includes(name);
  const problemOf =
    (name: string) =>
    (path = ""): string | undefined => {
      const whole = path.startsWith("../")
        ? `values.${path.slice("../".length)}`
        : path === ""
          ? `values.${name}`
          : `values.${name}.${path}`;
      const found = problems.find((problem) => problem.path === whole);
      return found === undefined ? undefined : say(found);
    };
  const draw = ([name, kind]: Named) => {
    const Editor = editorOf(type, name, kind);
    return (
      <div key={name} className={styles["value"]} data-kind={type === "video" ? "wide" : kind} data-field={`values.${name}`}>
        <Editor
          type={type}
          name={name}
          label={words.label(type, name)}
          hint={words.hint(type, name)}
          value={values[name]}
          values={values}
          isReadOnly={isReadOnly}
          problem={problemOf(name)}
          onChange={(value) => onChange(`values.${name}`, value)}
          onOther={(other, value) => onChange(`values.${other}`, value)}
          tools={tools}
        />
      </div>
    );
  };
  const folded = shown.filter(isFolded);
  const hasFoldedProblem = folded.some(([name]) => problems.some(({ path }) => `${path}.`.startsWith(`values.${name}.`)));
  return (
    <div className={styles["form"]}>
      <TextField
        label={text("name")}
        placeholder={typeText(`names.${type}`)}
        maxLength={lessonLimits.itemName}
        value={item.name}
        isReadOnly={isReadOnly}
        onChange={(name) => onChange("name", name)}
      />
      <div className={styles["values"]}>{shown.filter((field) => !isFolded(field)).map(draw)}</div>
      {folded.length === 0 ? null : (
        <MoreSettings key={item.uuid} isNeeded={hasFoldedProblem}>
          <div className={styles["values"]}>{folded.map(draw)}</div>
        </MoreSettings>
      )}
    </div>
  );
};
