import { ArrowDown, ArrowUp, FolderPlus, Pencil, Plus, Trash2 } from "lucide-react";
import type { FieldBin, FieldSchema, StoredField } from "../../../core/fields/field-schema.model.ts";
import { fieldsOfSection } from "../../../core/fields/field-sections.rule.ts";
import { fieldTypeName } from "../../../core/fields/field-type.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { FieldBinView } from "./field-bin.view.tsx";
import { FieldRow } from "./field-row.view.tsx";
import styles from "./fields-settings.module.css";

export type FieldsSettingsViewProps = {
  readonly schema: Remote<FieldSchema>;
  readonly bin: Remote<FieldBin>;
  /** screen reader announcement after a move */
  readonly announcement: string;
  readonly onRetry: () => void;
  readonly onAdd: (section: string) => void;
  readonly onEdit: (field: StoredField) => void;
  readonly onConvert: (field: StoredField) => void;
  readonly onRemove: (field: StoredField) => void;
  readonly onHistory: (field: StoredField) => void;
  readonly onMove: (field: StoredField, by: -1 | 1) => void;
  readonly onPut: (id: number, section: string, before: number | null) => void;
  readonly onAddSection: () => void;
  readonly onRenameSection: (section: FieldSection) => void;
  readonly onRemoveSection: (section: FieldSection) => void;
  readonly onMoveSection: (section: FieldSection, by: -1 | 1) => void;
  readonly onRestore: (field: StoredField) => void;
  readonly onRevert: (conversion: number, label: string) => void;
};

type SectionCardProps = FieldsSettingsViewProps & { readonly section: FieldSection; readonly held: FieldSchema };

const SectionCard = ({ section, held, ...props }: SectionCardProps) => {
  const text = useText(fieldsText);
  const isDefault = section.slug === "";
  const title = isDefault ? text("settings.defaultSection") : section.title;
  const fields = fieldsOfSection(held.fields, section.slug, held.sections);
  return (
    <Card
      title={title}
      isFlush
      actions={
        <>
          {isDefault ? null : (
            <>
              <IconButton
                icon={ArrowUp}
                size="small"
                kind="quiet"
                label={`${text("settings.up")}: ${title}`}
                onPress={() => props.onMoveSection(section, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="small"
                kind="quiet"
                label={`${text("settings.down")}: ${title}`}
                onPress={() => props.onMoveSection(section, 1)}
              />
              <IconButton
                icon={Pencil}
                size="small"
                kind="quiet"
                label={text("settings.renameSection", { title })}
                onPress={() => props.onRenameSection(section)}
              />
              <IconButton
                icon={Trash2}
                size="small"
                kind="quiet"
                label={text("settings.removeSection", { title })}
                onPress={() => props.onRemoveSection(section)}
              />
            </>
          )}
          <Button size="small" icon={Plus} aria-label={`${text("settings.add")}: ${title}`} onPress={() => props.onAdd(section.slug)}>
            {text("settings.add")}
          </Button>
        </>
      }
    >
      <ul className={styles["rows"]} aria-label={title}>
        {isDefault
          ? held.built_in.map(({ name, label, type }) => (
              <li key={name} className={styles["row"]}>
                <span className={styles["fixed"]} />
                <span className={styles["name"]}>{label}</span>
                <span className={styles["type"]}>{`${fieldTypeName(type)} · ${text("settings.builtIn")}`}</span>
              </li>
            ))
          : null}
        {fields.map((field) => (
          <FieldRow
            key={field.id}
            field={field}
            sections={held.sections}
            onEdit={() => props.onEdit(field)}
            onConvert={() => props.onConvert(field)}
            onRemove={() => props.onRemove(field)}
            onHistory={() => props.onHistory(field)}
            onMove={(by) => props.onMove(field, by)}
            onMoveTo={(slug) => props.onPut(field.id, slug, null)}
            onDropField={(id) => props.onPut(id, section.slug, field.id)}
          />
        ))}
      </ul>
      {fields.length === 0 && !isDefault ? <p className={styles["note"]}>{text("settings.emptySection")}</p> : null}
    </Card>
  );
};

/** Field settings: sections with their fields in order, deleted fields and conversions. */
export const FieldsSettingsView = (props: FieldsSettingsViewProps) => {
  const text = useText(fieldsText);
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={text("title")}
        note={text("settings.note")}
        actions={
          <Button icon={FolderPlus} onPress={props.onAddSection}>
            {text("settings.addSection")}
          </Button>
        }
      />
      <RemoteView remote={props.schema} skeleton={<SkeletonLines lines={10} />} onRetry={props.onRetry}>
        {(held) => held.sections.map((section) => <SectionCard key={section.slug} {...props} section={section} held={held} />)}
      </RemoteView>
      {latestValue(props.schema) === undefined ? null : (
        <FieldBinView bin={props.bin} onRestore={props.onRestore} onRevert={props.onRevert} />
      )}
      <div className={styles["said"]} role="status">
        {props.announcement}
      </div>
    </div>
  );
};
