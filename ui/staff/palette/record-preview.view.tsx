import type { ReactNode } from "react";
import { omniInfo } from "../../../core/shell/omni-info.rule.ts";
import type { OmniResult } from "../../../core/shell/omni.model.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./record-preview.module.css";

export type PreviewFact = { readonly label: string; readonly value: ReactNode };

type RecordPreviewViewProps = {
  readonly record: OmniResult;
  readonly photo?: string | null;
  readonly facts: readonly PreviewFact[];
  readonly isLoading: boolean;
};

/** The marked record with its main facts. */
export const RecordPreviewView = ({ record, photo = null, facts, isLoading }: RecordPreviewViewProps) => {
  const text = useText(paletteText);
  return (
    <section className={styles["preview"]} aria-label={text("preview.label", { name: record.name })}>
      <div className={styles["who"]}>
        <Avatar name={record.name} id={String(record.id)} src={photo} size={60} isDecorative />
        <div className={styles["words"]}>
          <strong className={styles["name"]}>{record.name}</strong>
          <span className={styles["type"]}>{text(`types.${record.type}`)}</span>
        </div>
      </div>
      {facts.length > 0 ? (
        <dl className={styles["facts"]}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : isLoading ? (
        <SkeletonLines lines={4} />
      ) : record.info === "" ? null : (
        <p className={styles["info"]}>{omniInfo(record)}</p>
      )}
    </section>
  );
};
