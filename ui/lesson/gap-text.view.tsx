import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./gap-text.module.css";

export type GapTextProps = {
  /** the text between the gaps */
  readonly parts: readonly string[];
  readonly bank: readonly string[];
  /** for each gap the index of its word in the bank */
  readonly placed: readonly (number | null)[];
  readonly isOpen: boolean;
  readonly onChange: (placed: readonly (number | null)[]) => void;
};

type GapProps = Omit<GapTextProps, "parts"> & { readonly gap: number };

const Gap = ({ gap, bank, placed, isOpen, onChange }: GapProps) => {
  const text = useText(lessonViewsText);
  const here = placed[gap] ?? null;
  return (
    <select
      className={styles["gap"]}
      aria-label={text("words.gap", { number: gap + 1, total: placed.length })}
      value={here === null ? "" : String(here)}
      disabled={!isOpen}
      data-filled={here !== null}
      onChange={({ currentTarget: { value } }) =>
        onChange(placed.map((word, at) => (at === gap ? (value === "" ? null : Number(value)) : word)))
      }
    >
      <option value="">{text("words.choose")}</option>
      {bank.map((word, index) =>
        index !== here && placed.includes(index) ? null : (
          <option key={`${index}-${word}`} value={String(index)}>
            {word}
          </option>
        ),
      )}
    </select>
  );
};

/** A text with a list in each gap, and the bank of words; a word that is placed is struck out in the bank. */
export const GapText = ({ parts, ...rest }: GapTextProps) => {
  const text = useText(lessonViewsText);
  if (parts.length === 0) return <EmptyPart>{text("empty.gaps")}</EmptyPart>;
  return (
    <>
      <p className={styles["text"]}>
        {parts.map((part, at) => (
          <span key={`${at}-${part}`}>
            {part}
            {at < parts.length - 1 ? <Gap gap={at} {...rest} /> : null}
          </span>
        ))}
      </p>
      <ul className={styles["bank"]} aria-label={text("words.bank")}>
        {rest.bank.map((word, index) => (
          <li key={`${index}-${word}`} className={styles["word"]} data-used={rest.placed.includes(index)}>
            {rest.placed.includes(index) ? <s>{word}</s> : word}
          </li>
        ))}
      </ul>
    </>
  );
};
