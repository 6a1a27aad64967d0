import { isObject } from "../kernel/is-object.ts";
import { isEmail } from "../validation/email.rule.ts";
import type { AnyItemType, ValueKind } from "./item-type.model.ts";
import { isBlank, isChoice } from "./items/values.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import { statName } from "./stat-name.rule.ts";
import type { ValueProblem } from "./value-problem.model.ts";

type Values = Readonly<Record<string, unknown>>;

/** The member of a list's entries that must not be blank; '' where entries are texts. */
const neededIn: Readonly<Partial<Record<ValueKind, string>>> = {
  answers: "",
  "weighted-answers": "text",
  "stat-questions": "question",
  "review-parts": "name",
  captions: "language",
  "contact-fields": "contact_field",
};

const member = (entry: unknown, key: string): unknown => (isObject(entry) ? entry[key] : entry);

const blankEntries = (name: string, key: string, entries: readonly unknown[]): readonly ValueProblem[] =>
  entries.every(isBlank)
    ? []
    : entries.flatMap((entry, at): readonly ValueProblem[] =>
        isBlank(member(entry, key)) ? [[[name, at, ...(isObject(entry) ? [key] : [])].join("."), lessonRefusals.item_needs_value]] : [],
      );

const strayAnswers = ({ answers, correct }: Values): readonly ValueProblem[] =>
  Array.isArray(answers) && Array.isArray(correct)
    ? correct
        .filter((index) => typeof index !== "number" || !isChoice(answers, index))
        .map((index) => ["correct", lessonRefusals.item_answer_missing({ number: typeof index === "number" ? index + 1 : String(index) })])
    : [];

const statNames = (name: string, questions: readonly unknown[]): readonly ValueProblem[] =>
  questions.flatMap((question, at): readonly ValueProblem[] => {
    const given = member(question, "name");
    const isValid = typeof given === "string" && statName(given) === given;
    return isValid ? [] : [[`${name}.${at}.name`, isBlank(given) ? lessonRefusals.item_needs_value : lessonRefusals.item_stat_name_wrong]];
  });

/** Recipients count only while their switch is on; an address may be a placeholder of a contact's value. */
const recipientProblems = (values: Values, name: string, isOn: unknown): readonly ValueProblem[] => {
  const recipients = values[name];
  return isOn === true && Array.isArray(recipients)
    ? recipients.flatMap((recipient, at): readonly ValueProblem[] => {
        const email = member(recipient, "email");
        if (isBlank(email)) return [[`${name}.${at}.email`, lessonRefusals.item_needs_value]];
        return typeof email === "string" && isEmail(email) ? [] : [[`${name}.${at}.email`, lessonRefusals.item_email_wrong]];
      })
    : [];
};

/** The problems of entries in the lists of an item. */
export const listProblems = ({ type, fields }: AnyItemType, values: Values): readonly ValueProblem[] => [
  ...Object.entries(fields).flatMap(([name, kind]) => {
    const [entries, key] = [values[name], neededIn[kind]];
    if (!Array.isArray(entries) || key === undefined) return [];
    return [...blankEntries(name, key, entries), ...(kind === "stat-questions" ? statNames(name, entries) : [])];
  }),
  ...strayAnswers(values),
  ...(type === "signwell"
    ? [
        ...recipientProblems(values, "recipients", values["other_recipients"]),
        ...recipientProblems(values, "copied_contacts", values["include_cc_contacts"]),
      ]
    : []),
];
