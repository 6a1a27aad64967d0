import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { swapped } from "../../../core/kernel/swapped.ts";
import { type EditedSection, editedOf, isEdited, losing } from "../../../core/portal-settings/edited-sections.view-model.ts";
import { portalLimits, type PortalSections } from "../../../core/portal-settings/portal-sections.model.ts";
import { portalSettingsText } from "../../i18n/en/portal-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SaveBar } from "../../kit/save-bar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import lists from "../settings/settings-list.module.css";
import styles from "./portal-settings.module.css";

export type SectionsViewProps = {
  readonly known: Remote<PortalSections>;
  /** null while nothing was changed */
  readonly edited: readonly EditedSection[] | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onEdit: (rows: readonly EditedSection[]) => void;
  readonly onSave: (version: number, rows: readonly EditedSection[]) => void;
  readonly onDiscard: () => void;
  readonly onRetry: () => void;
};

type RowsProps = { readonly rows: readonly EditedSection[]; readonly onEdit: SectionsViewProps["onEdit"] };

const Rows = ({ rows, onEdit }: RowsProps) => {
  const text = useText(portalSettingsText);
  return (
    <ol className={lists["rows"]} aria-label={text("sections.list")}>
      {rows.map((row, at) => {
        const name = row.name.trim() === "" ? text("sections.unnamed") : row.name;
        return (
          <li key={row.key} className={lists["row"]} data-wraps="true">
            <div className={lists["words"]}>
              <TextField
                label={text("sections.name", { place: at + 1 })}
                isLabelHidden
                maxLength={portalLimits.name}
                value={row.name}
                onChange={(typed) => onEdit(rows.with(at, { ...row, name: typed }))}
              />
            </div>
            <span className={lists["muted"]}>{text("sections.courses", { count: row.courses })}</span>
            <span className={styles["line"]}>
              <IconButton
                icon={ArrowUp}
                label={text("sections.up", { name })}
                isDisabled={at === 0}
                onPress={() => onEdit(swapped(rows, at, at - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={text("sections.down", { name })}
                isDisabled={at === rows.length - 1}
                onPress={() => onEdit(swapped(rows, at, at + 1))}
              />
              <IconButton icon={Trash2} label={text("sections.remove", { name })} onPress={() => onEdit(rows.toSpliced(at, 1))} />
            </span>
          </li>
        );
      })}
    </ol>
  );
};

/** The sections of the portal: named, ordered, added and removed, and saved together. */
export const SectionsView = ({ known, edited, isPending, failure, onEdit, onSave, onDiscard, onRetry }: SectionsViewProps) => {
  const text = useText(portalSettingsText);
  return (
    <Card title={text("sections.title")} note={text("sections.note")}>
      <RemoteView remote={known} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(stored) => {
          const rows = edited ?? editedOf(stored);
          const lost = losing(rows, stored);
          const problem = fieldError(failure, "sections") ?? (failure === null ? undefined : failureMessage(failure));
          return (
            <div className={lists["stack"]}>
              {rows.length === 0 ? <p className={lists["muted"]}>{text("sections.empty")}</p> : <Rows rows={rows} onEdit={onEdit} />}
              {problem === undefined ? null : <Banner tone="danger">{problem}</Banner>}
              {lost === 0 ? null : <Banner tone="warning">{text("sections.loses", { count: lost })}</Banner>}
              <div className={styles["line"]}>
                <Button
                  icon={Plus}
                  isDisabled={rows.length >= portalLimits.sections}
                  onPress={() => onEdit([...rows, { key: crypto.randomUUID(), slug: null, name: "", courses: 0 }])}
                >
                  {text("sections.add")}
                </Button>
              </div>
              <SaveBar
                isDirty={isEdited(rows, stored)}
                isPending={isPending}
                onSave={() => onSave(stored.version, rows)}
                onDiscard={onDiscard}
              />
            </div>
          );
        }}
      </RemoteView>
    </Card>
  );
};
