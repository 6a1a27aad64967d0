import { useState } from "react";
import { arrangementOf, withFieldMoved, withFieldPut, withSectionMoved } from "../../../core/fields/field-order.rule.ts";
import type { FieldArrangement } from "../../../core/fields/field-schema.model.ts";
import { type FieldsWindow, movedField } from "../../../core/fields/fields-settings.view-model.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { FieldsSettingsView } from "./fields-settings.view.tsx";
import { FieldsWindowScreen } from "./fields-window.screen.tsx";
import { useFieldChanges } from "./use-field-changes.ts";
import { useFieldRemoval } from "./use-field-removal.ts";
import { useRevert } from "./use-revert.ts";

const fetched = loadable(async () => (await import("./bucket-settings.screen.tsx")).FetchedSettingsScreen);
const PasswordAgain = loadable(async () => (await import("./password-again.view.tsx")).PasswordAgain);

/** The settings page for custom fields. */
export const FieldsSettingsScreen = () => {
  const text = useText(fieldsText);
  const me = useStaffUser();
  const changes = useFieldChanges();
  const { catalogue, bin, run, toasts } = changes;
  const reverting = useRevert({ run, toasts });
  const modals = useService(Modals);
  const schema = useLatest(catalogue.schema$, catalogue.latest());
  const held = latestValue(schema);
  const [opened, setOpened] = useState<FieldsWindow | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const close = (): void => setOpened(null);

  const arrange = async (next: FieldArrangement, id: number | null): Promise<void> => {
    const arranged = await run((fields) => fields.arrange(next));
    const moved = arranged === null || id === null ? null : movedField(next, arranged, id);
    if (moved === null) return;
    setAnnouncement(
      text("settings.moved", {
        label: moved.field.label,
        place: moved.place,
        section: moved.section === "" ? text("settings.defaultSection") : moved.section,
      }),
    );
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${moved.field.id}"]`)?.focus());
  };
  const { restore, remove, askToRemove } = useFieldRemoval(changes, setOpened);
  return (
    <>
      <FieldsSettingsView
        {...{ schema, bin, announcement }}
        onRetry={() => void catalogue.load()}
        onAdd={(section) => setOpened({ tag: "field", field: null, section })}
        onEdit={(field) => setOpened({ tag: "field", field, section: field.section ?? "" })}
        onConvert={(field) => setOpened({ tag: "convert", field })}
        onRemove={(field) => void askToRemove(field)}
        onHistory={(field) => modals.open("history", { of: "field", id: field.id, name: field.label })}
        onMove={(field, by) => held && void arrange(withFieldMoved(arrangementOf(held), field.id, by), field.id)}
        onPut={(id, section, before) => held && void arrange(withFieldPut(arrangementOf(held), id, section, before), id)}
        onAddSection={() => setOpened({ tag: "section", section: null })}
        onRenameSection={(section) => setOpened({ tag: "section", section })}
        onRemoveSection={(section) =>
          void run((fields) => fields.removeSection(section.slug)).then(
            (done) => done && toasts.show({ text: text("settings.sectionRemoved", { title: section.title }) }),
          )
        }
        onMoveSection={(section, by) => held && void arrange(withSectionMoved(arrangementOf(held), section.slug, by), null)}
        onRestore={(field) => void restore(field)}
        onRevert={(id, label) => void reverting.revert(id, label)}
      />
      <fetched.View />
      {reverting.isAsking ? (
        <PasswordAgain.View
          hasPin={me.has_pin}
          problem={reverting.problem}
          reason={{ body: text("settings.revertSecrets"), action: text("settings.revert") }}
          onConfirm={reverting.confirm}
          onClose={reverting.close}
        />
      ) : null}
      {opened === null ? null : (
        <FieldsWindowScreen
          opened={opened}
          sections={held?.sections ?? []}
          run={run}
          onRemove={(field) => void remove(field)}
          onClose={close}
        />
      )}
    </>
  );
};
