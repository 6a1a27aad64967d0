import type { HttpBucket } from "../../../core/fields/buckets.model.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { bucketsText } from "../../i18n/en/buckets.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import type { SaveState } from "../../kit/save-word.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./buckets.module.css";
import { KeptForm } from "./kept-form.view.tsx";

type Draft = Partial<Pick<HttpBucket, "title" | "url">>;

export type FetchedSettingsViewProps = {
  readonly remote: Remote<HttpBucket>;
  readonly edited: Draft;
  readonly state: SaveState;
  readonly failure: Failure | null;
  /** fetched fields; undefined until loaded */
  readonly fields: readonly Field[] | undefined;
  readonly onEdit: (draft: Draft) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
};

const keyOf = ({ name }: Field): string => name.slice(name.indexOf("_") + 1);

/** The URL that values of contacts are fetched from, and the keys expected in the response. */
export const FetchedSettingsView = ({
  remote,
  edited,
  state,
  failure,
  fields,
  onEdit,
  onSave,
  onDiscard,
  onRetry,
}: FetchedSettingsViewProps) => {
  const text = useText(bucketsText);
  return (
    <div className={styles["page"]} data-below="fields">
      <RemoteView remote={remote} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(held) => (
          <KeptForm
            words={{ title: text("http.title"), note: text("http.note"), failed: text("http.failed"), conflict: text("http.conflict") }}
            state={state}
            failure={failure}
            onSave={onSave}
            onDiscard={onDiscard}
          >
            <TextField
              label={text("http.name")}
              maxLength={100}
              value={edited.title ?? held.title}
              error={fieldError(failure, "title")}
              onChange={(title) => onEdit({ title })}
            />
            <TextField
              label={text("http.url")}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={2_000}
              help={text("http.urlHelp")}
              value={edited.url ?? held.url}
              error={fieldError(failure, "url")}
              onChange={(url) => onEdit({ url })}
            />
          </KeptForm>
        )}
      </RemoteView>
      <Card title={text("http.expects")}>
        {fields === undefined ? (
          <SkeletonLines lines={2} />
        ) : fields.length === 0 ? (
          <p className={styles["note"]}>{text("http.none")}</p>
        ) : (
          <dl className={styles["keys"]}>
            {fields.map((field) => [<dt key={`${field.name}-key`}>{keyOf(field)}</dt>, <dd key={field.name}>{field.label}</dd>])}
          </dl>
        )}
      </Card>
    </div>
  );
};
