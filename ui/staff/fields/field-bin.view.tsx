import { RotateCcw } from "lucide-react";
import type { FieldBin, StoredField } from "../../../core/fields/field-schema.model.ts";
import { fieldTypeName } from "../../../core/fields/field-type.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./fields-settings.module.css";

type FieldBinViewProps = {
  readonly bin: Remote<FieldBin>;
  readonly onRestore: (field: StoredField) => void;
  readonly onRevert: (conversion: number, label: string) => void;
};

/** Fields deleted and conversions made in the last 30 days, each with Undo. */
export const FieldBinView = ({ bin, onRestore, onRevert }: FieldBinViewProps) => {
  const text = useText(fieldsText);
  const dates = useDates();
  const day = (at: number): string => dates.at(at, { dateStyle: "medium" });
  return (
    <Card title={text("settings.bin")} isFlush>
      <RemoteView remote={bin} skeleton={<SkeletonLines lines={2} />}>
        {({ fields, conversions }) =>
          fields.length + conversions.length === 0 ? (
            <p className={styles["note"]}>{text("settings.binEmpty")}</p>
          ) : (
            <ul className={styles["rows"]} aria-label={text("settings.bin")}>
              {fields.map((field) => (
                <li key={`field ${field.id}`} className={styles["row"]}>
                  <span className={styles["name"]}>{field.label}</span>
                  <span className={styles["type"]}>{fieldTypeName(field.type)}</span>
                  <Button
                    size="small"
                    icon={RotateCcw}
                    aria-label={`${text("settings.restore")} ${field.label}`}
                    onPress={() => onRestore(field)}
                  >
                    {text("settings.restore")}
                  </Button>
                </li>
              ))}
              {conversions.map(({ id, label, from, to, until }) => (
                <li key={`conversion ${id}`} className={styles["row"]}>
                  <span className={styles["name"]}>
                    {text("settings.converted", { label, from: fieldTypeName(from), to: fieldTypeName(to) })}
                  </span>
                  <span className={styles["type"]}>{text("settings.convertedNote", { date: day(until) })}</span>
                  <Button
                    size="small"
                    icon={RotateCcw}
                    aria-label={`${text("settings.revert")} ${label}`}
                    onPress={() => onRevert(id, label)}
                  >
                    {text("settings.revert")}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
