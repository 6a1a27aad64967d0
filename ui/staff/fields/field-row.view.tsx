import { EllipsisVertical, GripVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useRef } from "react";
import { isProductField } from "../../../core/fields/contact-team.rule.ts";
import { fieldMayBecome } from "../../../core/fields/convertible-field.rule.ts";
import { fieldAccessLabels } from "../../../core/fields/field-access.rule.ts";
import { bucketOfKey } from "../../../core/fields/field-buckets.rule.ts";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import { fieldTypeName } from "../../../core/fields/field-type.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./fields-settings.module.css";

type FieldRowProps = {
  readonly field: StoredField;
  readonly sections: readonly FieldSection[];
  readonly onEdit: () => void;
  readonly onConvert: () => void;
  readonly onRemove: () => void;
  readonly onHistory: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onMoveTo: (slug: string) => void;
  /** another field was dropped on this one */
  readonly onDropField: (id: number) => void;
};

const dragged = "application/x-cygnet-field";

/** One custom field in the settings with its actions; Alt with an arrow key, or dragging, moves it. */
export const FieldRow = ({ field, sections, onEdit, onConvert, onRemove, onHistory, onMove, onMoveTo, onDropField }: FieldRowProps) => {
  const text = useText(fieldsText);
  const row = useRef<HTMLLIElement>(null);
  const { label, type, access } = field;
  const bucket = bucketOfKey(field.name);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const id = Number(event.dataTransfer.getData(dragged));
    if (Number.isSafeInteger(id) && id > 0) onDropField(id);
  };
  const others = sections.filter(({ slug }) => slug !== (field.section ?? ""));
  return (
    <li
      ref={row}
      className={styles["row"]}
      draggable
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(field.id))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <GripVertical className={styles["grip"]} aria-hidden="true" />
      <button type="button" className={styles["name"]} data-field={field.id} onClick={onEdit} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown">
        {label}
      </button>
      <span className={styles["type"]}>{fieldTypeName(type)}</span>
      {bucket === null ? null : <Pill>{text(`form.${bucket}`)}</Pill>}
      {access === null ? null : <Pill>{fieldAccessLabels[access]}</Pill>}
      <Menu
        label={text("settings.menu", { label })}
        trigger={<IconButton icon={EllipsisVertical} size="small" kind="quiet" label={text("settings.menu", { label })} />}
        groups={[
          {
            id: "do",
            entries: [
              { id: "edit", label: text("settings.edit") },
              {
                id: "convert",
                label: text("settings.convert"),
                isDisabled: fieldMayBecome(field.name, type).length === 0,
                ...(fieldMayBecome(field.name, type).length === 0 ? { note: text("conversion.impossible") } : {}),
              },
              { id: "history", label: text("settings.history") },
              { id: "up", label: text("settings.up"), shortcut: "Alt ↑" },
              { id: "down", label: text("settings.down"), shortcut: "Alt ↓" },
            ],
          },
          ...(others.length === 0
            ? []
            : [
                {
                  id: "to",
                  entries: others.map(({ slug, title }) => ({
                    id: `to:${slug}`,
                    label: text("settings.moveTo", { section: slug === "" ? text("settings.defaultSection") : title }),
                  })),
                },
              ]),
          {
            id: "end",
            entries: [
              {
                id: "remove",
                label: text("settings.remove"),
                isDangerous: true,
                ...(isProductField(field) ? { isDisabled: true, note: text("settings.alwaysThere") } : {}),
              },
            ],
          },
        ]}
        onAction={(action) => {
          if (action === "edit") onEdit();
          else if (action === "convert") onConvert();
          else if (action === "remove") onRemove();
          else if (action === "history") onHistory();
          else if (action.startsWith("to:")) onMoveTo(action.slice("to:".length));
          else onMove(action === "up" ? -1 : 1);
        }}
      />
    </li>
  );
};
