import { useState } from "react";
import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import type { ItemDifference, VersionDifference } from "../../../../core/lessons/editor/compare-versions.rule.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import type { LessonVersionContent } from "../../../../core/lessons/lesson-version.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.view.tsx";
import { Switch } from "../../../kit/switch.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { ComparedItemView } from "./compared-item.view.tsx";
import { ComparedValue } from "./compared-value.view.tsx";
import styles from "./lesson-history.module.css";
import { useValueLabel } from "./use-value-label.ts";

type VersionCompareProps = {
  readonly version: LessonVersionContent;
  readonly compared: VersionDifference;
  readonly now: WorkingCopy;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => Promise<void>;
  /** @param items uuids of the only items; absent: the whole version */
  readonly onRestore: (items?: readonly string[]) => Promise<void>;
};

const Naming = ({ version, isBusy, onRename }: Pick<VersionCompareProps, "version" | "isBusy" | "onRename">) => {
  const text = useText(lessonEditorText);
  const [name, setName] = useState(version.name);
  return (
    <form
      className={styles["naming"]}
      onSubmit={(event) => {
        event.preventDefault();
        void onRename(name.trim());
      }}
    >
      <TextField
        label={text("history.named")}
        placeholder={text("history.giveName")}
        value={name}
        maxLength={lessonLimits.versionName}
        onChange={setName}
      />
      <Button type="submit" isPending={isBusy} isDisabled={name.trim() === version.name}>
        {text("history.saveName")}
      </Button>
    </form>
  );
};

const isSame = ({ kind, isMoved }: ItemDifference): boolean => kind === "same" && !isMoved;

/** A version compared with the lesson now, item by item with changed words marked. */
export const VersionCompare = (props: VersionCompareProps) => {
  const { version, compared, now, isReadOnly, isBusy, onRestore } = props;
  const text = useText(lessonEditorText);
  const label = useValueLabel();
  const [isAll, setAll] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isWhole = compared.lesson.length === 0 && compared.items.every(isSame);
  const shown = isAll ? compared.items : compared.items.filter((item) => !isSame(item));
  return (
    <section aria-label={text("history.compared", { version: version.name === "" ? text(`history.kinds.${version.kind}`) : version.name })}>
      {isReadOnly ? null : (
        <div className={styles["tools"]}>
          <Naming {...props} />
          <Button kind="primary" isDisabled={isWhole} isPending={isBusy} onPress={() => setAsking(true)}>
            {text("history.restoreAll")}
          </Button>
        </div>
      )}
      {isWhole ? <p className={styles["same"]}>{text("history.same")}</p> : null}
      {compared.items.some(isSame) ? (
        <Switch isSelected={isAll} onChange={setAll}>
          {text("history.showSame")}
        </Switch>
      ) : null}
      {compared.lesson.map(({ key, before, after }) => (
        <div key={key} className={styles["card"]}>
          <ComparedValue label={label(null, key)} then={before} now={after} />
        </div>
      ))}
      {shown.map((item) => (
        <ComparedItemView
          key={item.uuid}
          compared={item}
          position={(item.after === null ? version.content.items : now.items).findIndex(({ uuid }) => uuid === item.uuid) + 1}
          onRestore={isReadOnly || isSame(item) || item.kind === "added" ? null : () => void onRestore([item.uuid])}
          isBusy={isBusy}
        />
      ))}
      <ConfirmDialog
        title={text("history.confirmTitle")}
        action={text("history.restoreAll")}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void onRestore();
        }}
      >
        {text("history.confirmBody")}
      </ConfirmDialog>
    </section>
  );
};
