import { CircleAlert, CircleCheck, Clock, Download, X } from "lucide-react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { OrgExport } from "../../../core/org-export/org-export.model.ts";
import { orgDataText } from "../../i18n/en/org-data.ts";
import { fileSize } from "../../i18n/file-size.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./org-data.module.css";

const looks = {
  making: { tone: "info", icon: Clock },
  ready: { tone: "success", icon: CircleCheck },
  over: { tone: "neutral", icon: Clock },
  failed: { tone: "danger", icon: CircleAlert },
  cancelled: { tone: "neutral", icon: X },
} as const;

const Row = ({ item, onCancel }: { readonly item: OrgExport; readonly onCancel: (id: number) => void }) => {
  const text = useText(orgDataText);
  const [dates, language] = [useDates(), useLanguage()];
  const day = dates.at(item.created_at, { dateStyle: "medium", timeStyle: "short" });
  const { progress } = item;
  const packed = progress?.counts["bytes"] ?? 0;
  const said =
    progress === null || progress.total === null
      ? text("exports.waiting")
      : packed > 0
        ? text("exports.packing", { size: fileSize(packed, language) })
        : text("exports.reading", { rows: progress.counts["rows"] ?? 0 });
  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <span>{text("exports.made", { day, name: item.by })}</span>
        {item.state === "ready" && item.bytes !== null && item.until !== null ? (
          <span className={styles["muted"]}>
            {text("exports.until", { size: fileSize(item.bytes, language), day: dates.at(item.until, { dateStyle: "medium" }) })}
          </span>
        ) : null}
        {item.problem === null ? null : <span className={styles["muted"]}>{item.problem}</span>}
        {item.state === "making" ? (
          <ProgressBar
            label={text("exports.progress", { day })}
            isLabelHidden
            percent={progress === null || progress.total === null ? null : (100 * progress.done) / progress.total}
            valueText={said}
          />
        ) : null}
      </div>
      <Pill {...looks[item.state]}>{text(`state.${item.state}`)}</Pill>
      {item.href === null ? null : (
        <LinkButton icon={Download} href={item.href} download aria-label={text("exports.downloadOf", { day })}>
          {text("exports.download")}
        </LinkButton>
      )}
      {item.state === "making" ? (
        <Button aria-label={text("exports.cancelOf", { day })} onPress={() => onCancel(item.id)}>
          {text("exports.cancel")}
        </Button>
      ) : null}
    </li>
  );
};

export type ExportsViewProps = {
  readonly exports: Remote<readonly OrgExport[]>;
  readonly isMaking: boolean;
  readonly failure: Failure | null;
  readonly onStart: () => void;
  readonly onCancel: (id: number) => void;
  readonly onRetry: () => void;
};

/** Exports of the whole organisation. */
export const ExportsView = ({ exports, isMaking, failure, onStart, onCancel, onRetry }: ExportsViewProps) => {
  const text = useText(orgDataText);
  return (
    <Card
      title={text("exports.title")}
      note={text("exports.note")}
      actions={
        <Button kind="primary" isDisabled={isMaking} onPress={onStart}>
          {text("exports.start")}
        </Button>
      }
    >
      {failure === null ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
      <RemoteView remote={exports} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={Download} title={text("exports.none")}>
              {text("exports.noneNote")}
            </EmptyState>
          ) : (
            <ul className={styles["list"]} aria-label={text("exports.list")}>
              {known.map((item) => (
                <Row key={item.id} item={item} onCancel={onCancel} />
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
