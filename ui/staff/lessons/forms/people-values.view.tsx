import { X } from "lucide-react";
import { lessonFormsText } from "../../../i18n/en/lesson-forms.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ComboBox } from "../../../kit/combo-box.view.tsx";
import { ErrorWords } from "../../../kit/field.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import styles from "./card-rows.module.css";
import people from "./people-values.module.css";
import { PointsField } from "./points-field.view.tsx";
import { RowList } from "./row-list.view.tsx";
import { numberOf, recordsOf, textOf, type ValueEditorProps } from "./value-editor.ts";

type Part = { readonly name: string; readonly points: number };

/** The parts of a review with their highest points. */
export const ReviewPartsValue = ({ label, hint, value, isReadOnly, problem, onChange }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  return (
    <RowList<Part>
      label={label}
      hint={hint}
      error={problem()}
      rows={recordsOf(value).map(({ name, points }) => ({ name: textOf(name), points: numberOf(points) }))}
      isReadOnly={isReadOnly}
      words="entries"
      blank={{ name: "", points: 400 }}
      rowOf={(name) => ({ name, points: 400 })}
      onEdit={({ rows }) => onChange(rows)}
    >
      {(part, at, change) => (
        <div className={styles["part"]}>
          <TextField
            label={text("review.part", { number: at + 1 })}
            isLabelHidden
            value={part.name}
            error={problem(`${at}.name`)}
            isReadOnly={isReadOnly}
            onChange={(name) => change({ ...part, name })}
          />
          <PointsField
            label={text("review.points", { number: at + 1 })}
            placeholder={text("answers.pointsShort")}
            value={part.points}
            isReadOnly={isReadOnly}
            onChange={(points) => change({ ...part, points: points ?? 0 })}
          />
        </div>
      )}
    </RowList>
  );
};

type Recipient = { readonly name: string; readonly email: string; readonly placeholder_name: string };

/** People who sign a document too, or get a copy of it. */
export const RecipientsValue = ({ label, hint, value, isReadOnly, problem, onChange }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  return (
    <RowList<Recipient>
      label={label}
      hint={hint}
      error={problem()}
      rows={recordsOf(value).map(({ name, email, placeholder_name }) => ({
        name: textOf(name),
        email: textOf(email),
        placeholder_name: textOf(placeholder_name),
      }))}
      isReadOnly={isReadOnly}
      words="entries"
      add={text("recipients.add")}
      blank={{ name: "", email: "", placeholder_name: "" }}
      onEdit={({ rows }) => onChange(rows)}
    >
      {(row, at, change) => {
        const field = (key: keyof Recipient, words: string, type: "text" | "email") => (
          <TextField
            label={words}
            isLabelHidden
            placeholder={words}
            type={type}
            value={row[key]}
            error={problem(`${at}.${key}`)}
            isReadOnly={isReadOnly}
            onChange={(changed) => change({ ...row, [key]: changed })}
          />
        );
        const number = at + 1;
        return (
          <div className={styles["card"]}>
            {field("name", text("recipients.name", { number }), "text")}
            {field("email", text("recipients.email", { number }), "email")}
            {field("placeholder_name", text("recipients.role", { number }), "text")}
          </div>
        );
      }}
    </RowList>
  );
};

const idsOf = (value: unknown): readonly (number | string)[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "number" || typeof id === "string") : [];

/** Staff, chosen by name. */
export const UsersValue = ({ label, hint, value, isReadOnly, problem, onChange, tools }: ValueEditorProps) => {
  const text = useText(lessonFormsText);
  const chosen = idsOf(value);
  const isChosen = (id: number): boolean => chosen.some((one) => String(one) === String(id));
  const nameOf = (id: number | string): string =>
    tools.staff.find((user) => String(user.id) === String(id))?.name ?? text("users.unknown", { id: String(id) });
  const wrong = problem();
  return (
    <fieldset className={people["people"]} aria-label={label}>
      <span className={people["label"]} aria-hidden="true">
        {label}
      </span>
      {hint === undefined ? null : <p className={styles["note"]}>{hint}</p>}
      {chosen.length === 0 ? <p className={styles["note"]}>{text("users.none")}</p> : null}
      <ul className={people["chosen"]}>
        {chosen.map((id) => (
          <li key={id} className={people["person"]}>
            {nameOf(id)}
            {isReadOnly ? null : (
              <IconButton
                size="small"
                icon={X}
                label={text("users.remove", { name: nameOf(id) })}
                onPress={() => onChange(chosen.filter((one) => one !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      {isReadOnly ? null : (
        <ComboBox
          key={chosen.length}
          label={text("users.add")}
          isLabelHidden
          placeholder={text("users.add")}
          selected={null}
          options={tools.staff.filter(({ id, active }) => active && !isChosen(id)).map(({ id, name }) => ({ id: String(id), label: name }))}
          onSelect={(id) => {
            if (id !== null) onChange([...chosen, Number(id)]);
          }}
        />
      )}
      {wrong === undefined ? null : (
        <span className={people["error"]}>
          <ErrorWords>{wrong}</ErrorWords>
        </span>
      )}
    </fieldset>
  );
};
