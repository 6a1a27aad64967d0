import { CircleCheck, CircleSlash, CircleX, Download, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Import, ImportCounts } from "../../../core/import/import.model.ts";
import { percentDone, timeLeft } from "../../../core/jobs/time-left.rule.ts";
import { importText } from "../../i18n/en/import.ts";
import { jobProgressText } from "../../i18n/en/job-progress.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useLanguage } from "../../i18n/use-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./import.module.css";
import { Steps } from "./steps.view.tsx";

export type ImportStatusViewProps = {
  readonly current: Import;
  readonly now: number;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
};

const kinds = ["created", "updated", "skipped", "failed"] as const;

const Counts = ({ counts }: { readonly counts: ImportCounts }) => {
  const text = useText(importText);
  const language = useLanguage();
  const shown = (count: number): string => new Intl.NumberFormat(language).format(count);
  return (
    <dl className={styles["counts"]}>
      {kinds.map((kind) => (
        <div key={kind} data-kind={kind} data-empty={counts[kind] === 0}>
          <dt>{text(kind === "failed" ? "result.failedRows" : `result.${kind}`)}</dt>
          <dd>{shown(counts[kind])}</dd>
        </div>
      ))}
      <div>
        <dt>{text("result.total")}</dt>
        <dd>{shown(counts.total)}</dd>
      </div>
    </dl>
  );
};

const UnderWay = ({ current, now, isBusy, onCancel }: ImportStatusViewProps) => {
  const text = useText(importText);
  const jobs = useText(jobProgressText);
  const { done, total } = current.progress;
  const seconds = timeLeft(current.progress, current.started_at, now);
  const left =
    seconds === null || current.state !== "running"
      ? ""
      : seconds < 60
        ? jobs("lessThanMinute")
        : jobs("minutes", { count: Math.round(seconds / 60) });
  const title =
    current.state === "queued"
      ? text("run.queued")
      : current.state === "undoing"
        ? text("run.undoing", { name: current.filename })
        : text("run.running", { name: current.filename });
  return (
    <Card>
      <div className={styles["stack"]}>
        <ProgressBar
          label={title}
          percent={current.state === "queued" ? 0 : percentDone(current.progress)}
          {...(total === null ? {} : { valueText: text("run.of", { done, total }) })}
        />
        <p className={styles["note"]}>{[left, text("run.leave")].filter((part) => part !== "").join(" · ")}</p>
        <div className={styles["actions"]}>
          <Button isPending={isBusy} onPress={onCancel}>
            {text("run.cancel")}
          </Button>
        </div>
      </div>
    </Card>
  );
};

const Made = ({ made: { fields, options } }: Pick<Import, "made">) => {
  const text = useText(importText);
  if (fields.length + options.length === 0) return null;
  const parts = [
    ...(fields.length === 0 ? [] : [text("result.madeFields", { names: fields.join(", ") })]),
    ...options.map(({ field, labels }) => text("result.madeOptions", { field, names: labels.join(", ") })),
    text("result.madeStays"),
  ];
  return <p className={styles["note"]}>{parts.join(" ")}</p>;
};

const FailedRows = ({ current: { id, file_gone, file_until } }: Pick<ImportStatusViewProps, "current">) => {
  const text = useText(importText);
  const dates = useDates();
  if (file_gone) return <p className={styles["note"]}>{text("result.failedGone")}</p>;
  return (
    <div className={styles["failed"]}>
      <a className={styles["download"]} href={`/api/contacts/import/${id}/failed.csv`} download>
        <Download className={styles["downloadIcon"]} aria-hidden="true" />
        {text("result.download")}
      </a>
      <span className={styles["note"]}>
        {text("result.downloadNote")} {text("result.fileUntil", { date: dates.at(file_until, { dateStyle: "long" }) })}
      </span>
    </div>
  );
};

const titles = { done: "result.done", cancelled: "result.cancelled", failed: "result.failed", undone: "result.undone" } as const;
const pictures = { done: CircleCheck, cancelled: CircleSlash, failed: CircleX, undone: Undo2 } as const;

const Ended = ({ current, now, isBusy, onUndo }: ImportStatusViewProps) => {
  const text = useText(importText);
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const { state, counts, undo, undo_until, problem } = current;
  if (state !== "done" && state !== "cancelled" && state !== "failed" && state !== "undone") return null;
  const Picture = pictures[state];
  const isUndoable = undo_until !== null && now < undo_until && (state === "done" || state === "cancelled");
  return (
    <Card>
      <div className={styles["stack"]}>
        <h2 className={styles["verdict"]} data-state={state}>
          <Picture className={styles["verdictIcon"]} aria-hidden="true" />
          {text(titles[state], { name: current.filename })}
        </h2>
        {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
        {state === "cancelled" ? <p className={styles["note"]}>{text("result.cancelledNote")}</p> : null}
        {undo === null ? null : (
          <ul className={styles["undo"]}>
            {(["reversed", "kept", "impossible"] as const).map((kind) => (
              <li key={kind}>{text(`result.${kind}`, { count: undo[kind] })}</li>
            ))}
          </ul>
        )}
        {counts === null ? null : <Counts counts={counts} />}
        {counts === null || counts.failed === 0 ? null : <FailedRows current={current} />}
        <Made made={current.made} />
        <div className={styles["actions"]}>
          {isUndoable ? (
            <Button kind="quiet" icon={Undo2} isPending={isBusy} onPress={() => setAsking(true)}>
              {text("result.undo")}
            </Button>
          ) : null}
          <LinkButton href="/ui/contacts/import">{text("result.another")}</LinkButton>
          <LinkButton href="/ui/contacts" kind="primary">
            {text("result.contacts")}
          </LinkButton>
        </div>
        {isUndoable ? (
          <p className={styles["note"]}>{text("result.undoUntil", { date: dates.at(undo_until, { dateStyle: "long" }) })}</p>
        ) : null}
      </div>
      <ConfirmDialog
        title={text("result.undoTitle")}
        action={text("result.undoAction")}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      >
        {text("result.undoBody")}
      </ConfirmDialog>
    </Card>
  );
};

/** An import while it runs and after it has ended. */
export const ImportStatusView = (props: ImportStatusViewProps) => {
  const text = useText(importText);
  const isRunning = props.current.state === "queued" || props.current.state === "running" || props.current.state === "undoing";
  return (
    <div className={styles["page"]}>
      <PageHeader title={text("statusTitle")} note={props.current.filename} />
      <Steps current={isRunning ? "run" : "result"} hrefOf={() => null} />
      {isRunning ? <UnderWay {...props} /> : <Ended {...props} />}
    </div>
  );
};
