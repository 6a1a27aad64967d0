import { CircleCheck, CircleDashed } from "lucide-react";
import { type CompletionAct, completionOf } from "../../core/lessons/completion.rule.ts";
import { lessonItemsText } from "../i18n/en/lesson-items.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./completion-note.module.css";

const mustWords = {
  see: "must.see",
  watch: "must.watch",
  listen: "must.listen",
  answer: "must.answer",
  arrange: "must.arrange",
  "fill-gaps": "must.gaps",
  vote: "must.vote",
  choose: "must.choose",
  record: "must.record",
  tick: "must.tick",
  write: "must.write",
  enter: "must.enter",
  "enter-required": "must.required",
  submit: "must.submit",
  book: "must.book",
  "book-or-skip": "must.bookOrSkip",
  sign: "must.sign",
  finish: "must.finish",
  upload: "must.upload",
  share: "must.share",
  none: "must.none",
} as const satisfies Readonly<Record<CompletionAct, string>>;

const mayWords = (act: CompletionAct) => (act === "see" || act === "share" ? (`may.${act}` as const) : "may.any");

type Props = {
  readonly type: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly isDone: boolean;
  readonly isWaiting: boolean;
};

/** What completes an item, or that it is completed; nothing while its answer waits, and for a film, whose player says it. */
export const CompletionNote = ({ type, values, isDone, isWaiting }: Props) => {
  const text = useText(lessonItemsText);
  const completion = completionOf(type, values);
  if (completion === null || isWaiting || (!isDone && completion.act === "watch")) return null;
  const { act, isHolding } = completion;
  const Picture = isDone ? CircleCheck : CircleDashed;
  return (
    <p className={styles["note"]} data-completes={act} data-done={isDone}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      {text(isDone ? "done" : isHolding ? mustWords[act] : mayWords(act))}
    </p>
  );
};
