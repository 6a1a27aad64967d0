import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fixedKinds, type RetentionKey, retentionKeys, retentionKinds } from "../../../core/retention/retention-kinds.rule.ts";
import type { Retention, RetentionDays } from "../../../core/retention/retention.model.ts";
import { orgDataText } from "../../i18n/en/org-data.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./org-data.module.css";

export type RetentionViewProps = {
  readonly retention: Remote<Retention>;
  /** null while nothing was changed */
  readonly draft: RetentionDays | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onEdit: (days: RetentionDays) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
};

const isEdited = (draft: RetentionDays | null, { days }: Retention): boolean =>
  draft !== null && retentionKeys.some((key) => draft[key] !== days[key]);

/** After how many days records are deleted, and which are kept for a fixed time. */
export const RetentionView = ({ retention, draft, isPending, failure, onEdit, onSave, onDiscard, onRetry }: RetentionViewProps) => {
  const text = useText(orgDataText);
  const dates = useDates();
  const helpOf = (key: RetentionKey, known: Retention): string => {
    const { min, max, standard } = retentionKinds[key];
    const { rows, oldest } = known.held[key];
    return [
      text("retention.range", { min, max }),
      ...(standard === null ? [text("retention.empty")] : []),
      oldest === null
        ? text("retention.heldNone")
        : text("retention.held", { count: rows, day: dates.at(oldest, { dateStyle: "medium" }) }),
    ].join(" ");
  };
  const isElsewhere = retentionKeys.some((key) => fieldError(failure, `days.${key}`) !== undefined);
  return (
    <Card title={text("retention.title")} note={text("retention.note")}>
      <RemoteView remote={retention} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) => {
          const days = draft ?? known.days;
          return (
            <div className={styles["stack"]}>
              <div className={styles["form"]}>
                {failure === null || isElsewhere ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
                {retentionKeys.map((key) => (
                  <NumberField
                    key={key}
                    label={text(`kind.${key}`)}
                    help={helpOf(key, known)}
                    value={days[key] ?? Number.NaN}
                    minValue={retentionKinds[key].min}
                    maxValue={retentionKinds[key].max}
                    step={1}
                    onChange={(value) => onEdit({ ...days, [key]: Number.isNaN(value) ? null : value })}
                    error={fieldError(failure, `days.${key}`)}
                  />
                ))}
              </div>
              <h3 className={styles["subtitle"]}>{text("retention.fixed")}</h3>
              <ul className={styles["fixed"]}>
                {fixedKinds.map((kind) => (
                  <li key={kind}>{text(`fixed.${kind}`)}</li>
                ))}
              </ul>
              <SaveBar isDirty={isEdited(draft, known)} isPending={isPending} onSave={onSave} onDiscard={onDiscard} />
            </div>
          );
        }}
      </RemoteView>
    </Card>
  );
};
