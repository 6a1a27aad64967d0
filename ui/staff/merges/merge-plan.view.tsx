import type { Field } from "../../../core/fields/field.model.ts";
import { choiceInForce } from "../../../core/merges/choice-in-force.rule.ts";
import type { MergeChoice, MergeChoices, MergeDifference, MergeOutcome } from "../../../core/merges/merge.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { contactsText } from "../../i18n/en/contacts.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { RadioGroup, type RadioOption } from "../../kit/radio-group.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { fieldLabel, kindWords, type SayMerges, valueWords } from "./merge-words.ts";
import styles from "./merges.module.css";

type MergePlanProps = {
  readonly plan: MergeOutcome;
  readonly choices: MergeChoices;
  /** custom fields, as far as loaded */
  readonly fields: readonly Field[];
  readonly words: WordsContext;
  readonly onChoose: (field: string, choice: MergeChoice) => void;
  readonly onKeep: (contact: number) => void;
};

type OptionOf = (value: unknown, name: string) => string;

const optionsOf = (
  text: SayMerges,
  { kept, other, result, can_join, loops }: MergeDifference,
  names: readonly [string, string],
  words: OptionOf,
) => {
  const option = (id: MergeChoice, label: string) => ({
    id,
    label,
    ...(loops.includes(id) ? { isDisabled: true, note: text("plan.loop") } : {}),
  });
  return [
    option("kept", words(kept, names[0])),
    option("other", words(other, names[1])),
    ...(can_join ? [option("both", text("plan.both", { values: words(result, names[0]) }))] : []),
  ];
};

const choiceOf = (id: string): MergeChoice => (id === "other" || id === "both" ? id : "kept");

/** The contact to keep, the value of each field that differs, and the records that are moved. */
export const MergePlanView = ({ plan, choices, fields, words, onChoose, onKeep }: MergePlanProps) => {
  const [text, contacts] = [useText(mergesText), useText(contactsText)];
  const people: readonly RadioOption[] = [plan.kept, plan.other]
    .toSorted((a, b) => a.con_id - b.con_id)
    .map((contact) => ({
      id: contact.id,
      label: contact.name,
      note: [...contact.email.slice(0, 1), ...contact.mobile.slice(0, 1).map(phoneDisplay)].join(" · "),
    }));
  const moves = kindWords(text, plan.moved);
  return (
    <div className={styles["plan"]}>
      <RadioGroup label={text("plan.keep")} options={people} value={plan.kept.id} onChange={(id) => onKeep(Number(id))} />
      <p>{text("plan.intro", { other: plan.other.name, kept: plan.kept.name })}</p>
      {plan.differing.length === 0 ? (
        <p className={styles["quiet"]}>{text("plan.same")}</p>
      ) : (
        <div className={styles["fields"]}>
          {plan.differing.map((difference) => (
            <Select
              key={difference.field}
              label={fieldLabel(text, contacts, difference.field, plan.labels)}
              options={optionsOf(text, difference, [plan.kept.name, plan.other.name], (value, name) =>
                valueWords(text, difference.field, value, name, fields, words),
              )}
              selected={choiceInForce(difference, choices)}
              onSelect={(id) => onChoose(difference.field, choiceOf(String(id)))}
            />
          ))}
        </div>
      )}
      {moves.length === 0 ? null : (
        <section aria-label={text("plan.moves", { kept: plan.kept.name })}>
          <h3 className={styles["heading"]}>{text("plan.moves", { kept: plan.kept.name })}</h3>
          <ul className={styles["moves"]}>
            {moves.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
