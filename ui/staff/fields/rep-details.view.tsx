import { UserRound } from "lucide-react";
import type { RepBucket } from "../../../core/fields/buckets.model.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { WordsContext } from "../../fields/field-words.ts";
import { bucketsText } from "../../i18n/en/buckets.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import type { SaveState } from "../../kit/save-word.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { SaidAgo } from "../../kit/time-ago.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./buckets.module.css";
import type { FieldInputProps } from "./field-input.ts";
import { fieldInputs } from "./field-inputs.view.tsx";
import { KeptForm } from "./kept-form.view.tsx";

export type RepDetailsViewProps = {
  readonly remote: Remote<RepBucket>;
  /** unsaved changes by key */
  readonly edited: Readonly<Record<string, unknown>>;
  /** incremented to reset the form */
  readonly round: number;
  readonly state: SaveState;
  readonly failure: Failure | null;
  /** epoch seconds */
  readonly now: number;
  readonly words: WordsContext;
  readonly onChoosePicture?: FieldInputProps["onChoosePicture"];
  readonly onEdit: (field: Field, value: unknown) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
};

const nobodyChosen = (): Promise<null> => Promise.resolve(null);

const Form = ({
  held,
  edited,
  state,
  failure,
  words,
  now,
  onChoosePicture,
  onEdit,
  onSave,
  onDiscard,
}: RepDetailsViewProps & { readonly held: RepBucket }) => {
  const text = useText(bucketsText);
  const fields = Object.values(held.bucket.fields);
  if (fields.length === 0)
    return (
      <EmptyState icon={UserRound} title={text("rep.emptyTitle")}>
        {text("rep.emptyBody")}
      </EmptyState>
    );
  const last =
    held.updated_at === null || held.version === 0 ? (
      text("rep.never")
    ) : (
      <SaidAgo say={(when) => text("rep.at", { when })} at={held.updated_at} now={now} />
    );
  return (
    <KeptForm
      words={{ title: text("rep.title"), note: text("rep.note"), failed: text("rep.failed"), conflict: text("rep.conflict") }}
      state={state}
      failure={failure}
      last={last}
      onSave={onSave}
      onDiscard={onDiscard}
    >
      {fields.map((field) => {
        if (field.type === "related_custom_object") return null;
        const Input = fieldInputs[field.type];
        const value = Object.hasOwn(edited, field.name) ? edited[field.name] : held.values[field.name];
        return (
          <Input
            key={field.name}
            field={field}
            value={value ?? undefined}
            words={words}
            error={fieldError(failure, `values.${field.name}`)}
            onChange={(next) => onEdit(field, next)}
            onSelectPeople={nobodyChosen}
            onChoosePicture={onChoosePicture}
          />
        );
      })}
    </KeptForm>
  );
};

/** The details a user shows on assigned contacts, with the save state. */
export const RepDetailsView = (props: RepDetailsViewProps) => (
  <div className={styles["page"]}>
    <RemoteView remote={props.remote} skeleton={<SkeletonLines lines={4} />} onRetry={props.onRetry}>
      {(held) => <Form key={props.round} {...props} held={held} />}
    </RemoteView>
  </div>
);
