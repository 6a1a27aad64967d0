import type { MergeChoice, MergeChoices, MergeDifference, MergeOutcome } from "../../../core/merges/merge.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { RadioGroup, type RadioOption } from "../../kit/radio-group.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import styles from "./merges.module.css";
import { fieldLabel, type SayMerges, valueWords } from "./merge-words.ts";

type MergePlanProps = {
  readonly plan: MergeOutcome;
  readonly choices: MergeChoices;
  readonly onChoose: (field: string, choice: MergeChoice) => void;
  readonly onKeep: (contact: number) => void;
};

const movedKinds = ["activity", "courses", "tasks", "relations", "secrets", "notes", "events"] as const;

const valueLabel = (text: SayMerges, field: string, value: unknown, name: string): string => {
  const words = valueWords(field, value);
  if (words === "") return text("plan.nothing");
  return field === "photo" ? text("plan.photo", { name }) : words;
};

const optionsOf = (text: SayMerges, { field, kept, other, can_join }: MergeDifference, names: readonly [string, string]) => [
  { id: "kept", label: valueLabel(text, field, kept, names[0]) },
  { id: "other", label: valueLabel(text, field, other, names[1]) },
  ...(can_join ? [{ id: "both", label: text("plan.both", { values: [kept, other].map((value) => valueWords(field, value)).join(", ") }) }] : []),
];

/** What is chosen while nobody has chosen: lists are joined, an empty field is filled, else what is kept wins. */
export const choiceInForce = (difference: MergeDifference, choices: MergeChoices): MergeChoice => {
  const chosen = choices[difference.field];
  if (chosen !== undefined) return chosen;
  if (difference.can_join) return "both";
  return valueWords(difference.field, difference.kept) === "" ? "other" : "kept";
};

const choiceOf = (id: string): MergeChoice => (id === "other" || id === "both" ? id : "kept");

/** Who is kept, what becomes of each field in which the two differ, and what goes over. */
export const MergePlanView = ({ plan, choices, onChoose, onKeep }: MergePlanProps) => {
  const text = useText(mergesText);
  const people: readonly RadioOption[] = [plan.kept, plan.other].toSorted((a, b) => a.con_id - b.con_id).map((contact) => ({ id: contact.id, label: contact.name, note: [...contact.email.slice(0, 1), ...contact.mobile.slice(0, 1).map(phoneDisplay)].join(" · ") }));
  const moves = movedKinds.flatMap((kind) => ((plan.moved[kind] ?? 0) > 0 ? [text(`moved.${kind}`, { count: plan.moved[kind] ?? 0 })] : []));
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
              label={fieldLabel(text, difference.field, plan.labels)}
              options={optionsOf(text, difference, [plan.kept.name, plan.other.name])}
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
