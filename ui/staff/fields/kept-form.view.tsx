import type { ReactNode } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { type SaveState, SaveWord } from "../../kit/save-word.view.tsx";
import styles from "./buckets.module.css";

type KeptFormProps = {
  readonly words: { readonly title: string; readonly note: string; readonly failed: string; readonly conflict: string };
  readonly state: SaveState;
  readonly failure: Failure | null;
  /** the last saved time, shown before the save state */
  readonly last?: ReactNode;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** the fields; each shows its own error */
  readonly children: ReactNode;
};

/** A card of values that are saved together, with the save state. */
export const KeptForm = ({ words, state, failure, last, onSave, onDiscard, children }: KeptFormProps) => (
  <>
    {failure === null || failure.tag === "invalid" ? null : (
      <Banner tone="danger" title={words.failed}>
        {failure.tag === "conflict" ? words.conflict : failureMessage(failure)}
      </Banner>
    )}
    <Card title={words.title} note={words.note}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <button type="submit" hidden />
      </form>
      <p className={styles["state"]}>
        {last}
        <SaveWord state={state} />
      </p>
    </Card>
    <SaveBar
      isDirty={state === "dirty" || state === "saving" || state === "failed"}
      isPending={state === "saving"}
      onSave={onSave}
      onDiscard={onDiscard}
    />
  </>
);
