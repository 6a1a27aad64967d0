import { idle, loaded } from "../../../core/kernel/remote.ts";
import { gallerySchema } from "../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ConversionDialog } from "./conversion-dialog.view.tsx";
import { FieldForm } from "./field-form.view.tsx";
import { FieldsSettingsView, type FieldsSettingsViewProps } from "./fields-settings.view.tsx";
import { PasswordAgain } from "./password-again.view.tsx";
import { RemoveField } from "./remove-field.view.tsx";
import { SectionForm } from "./section-form.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const [birthday, about, job, skills] = gallerySchema.fields;

const settings: FieldsSettingsViewProps = {
  schema: loaded(gallerySchema),
  bin: loaded({ fields: [], conversions: [] }),
  announcement: "",
  onRetry: nothing,
  onAdd: nothing,
  onEdit: nothing,
  onConvert: nothing,
  onRemove: nothing,
  onHistory: nothing,
  onMove: nothing,
  onPut: nothing,
  onAddSection: nothing,
  onRenameSection: nothing,
  onRemoveSection: nothing,
  onMoveSection: nothing,
  onRestore: nothing,
  onRevert: nothing,
};
const form = {
  section: "",
  sections: gallerySchema.sections,
  errors: {},
  problem: null,
  isSaving: false,
  onSave: nothing,
  onClose: nothing,
};
const conversion = { isConverting: false, onPlan: nothing, onConvert: nothing, onClose: nothing };

export const gallery: GalleryEntry = {
  name: "fields-settings",
  group: "staff/fields",
  isWhole: true,
  states: {
    settings: () => <FieldsSettingsView {...settings} />,
    loading: () => <FieldsSettingsView {...settings} schema={{ tag: "loading" }} bin={idle} />,
    "no own fields": () => <FieldsSettingsView {...settings} schema={loaded({ ...gallerySchema, fields: [] })} />,
    broken: () => (
      <FieldsSettingsView
        {...settings}
        schema={{ tag: "failed", failure: { tag: "server", message: "Something went wrong on our side.", requestId: "1b2c" } }}
      />
    ),
    bin: () => (
      <FieldsSettingsView
        {...settings}
        announcement="Moved Skills to position 2 in Work."
        bin={loaded({
          fields: about === undefined ? [] : [about],
          conversions: [
            { id: 1, field_id: 3, label: job?.label ?? "", from: "string", to: "int", at: now, until: now + 30 * 86_400, emptied: 2 },
          ],
        })}
      />
    ),
    "new field": () => <FieldForm {...form} field={null} />,
    "new field refused": () => <FieldForm {...form} field={null} errors={{ label: ["Label is required"] }} />,
    "stored field": () => <FieldForm {...form} field={skills ?? null} />,
    section: () => <SectionForm title="Add section" name="" problem="Title is required" onSave={nothing} onClose={nothing} />,
    removal: () =>
      job === undefined ? null : (
        <RemoveField field={job} usage={{ contacts: 7, groups: ["Customers", "Reviews"] }} onConfirm={nothing} onCancel={nothing} />
      ),
    conversion: () =>
      job === undefined ? null : (
        <ConversionDialog
          {...conversion}
          field={job}
          plan={loaded({ total: 7, refused: 2, samples: ["12 apples", "x"], warning: "2 of 7 values cannot be converted", blocked_by: [] })}
        />
      ),
    "conversion of nothing": () =>
      birthday === undefined ? null : (
        <ConversionDialog
          {...conversion}
          field={birthday}
          plan={loaded({ total: 0, refused: 0, samples: [], warning: null, blocked_by: [] })}
        />
      ),
    "password or pin": () => (
      <PasswordAgain hasPin problem="This PIN is not right. Tries left: 3." onConfirm={async () => undefined} onClose={nothing} />
    ),
    password: () => <PasswordAgain hasPin={false} problem="Password is incorrect" onConfirm={async () => undefined} onClose={nothing} />,
  },
};
