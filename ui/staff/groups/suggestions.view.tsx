import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback } from "react";
import type { DistinctValue } from "../../../core/contacts/contact-figures.model.ts";
import type { OperandKind } from "../../../core/filters/operand.rule.ts";
import { soughtValue, suggestedValues } from "../../../core/groups/suggested-value.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useAnswer } from "../../react/use-answer.ts";

/** Finds existing values of a field that contain the text. */
export type Suggest = (field: string, words: string) => TaskEither<Failure, readonly DistinctValue[]>;

type SuggestionsProps = {
  readonly id: string;
  readonly field: string;
  readonly operand: OperandKind;
  readonly typed: string;
  readonly suggest: Suggest;
};

const waitMs = 250;

/** The browser's suggestions while a value is typed (datalist). */
export const Suggestions = ({ id, field, operand, typed, suggest }: SuggestionsProps) => {
  const ask = useCallback((words: string) => suggest(field, words), [suggest, field]);
  const { answer } = useAnswer(ask, soughtValue(operand, typed), waitMs);
  return (
    <datalist id={id}>
      {suggestedValues(
        operand,
        typed,
        (latestValue(answer) ?? []).map(({ value }) => value),
      ).map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
};
