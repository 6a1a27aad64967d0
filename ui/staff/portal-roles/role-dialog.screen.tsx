import { useEffect, useMemo } from "react";
import { relationFields } from "../../../core/contacts/relation-fields.rule.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { FileFolderStore } from "../../../core/files/files.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { LessonFolderStore } from "../../../core/lessons/lessons.port.ts";
import { treeFolder } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { downlineFields } from "../../../core/portal-roles/downline-field.rule.ts";
import { draftOf } from "../../../core/portal-roles/edited-role.view-model.ts";
import type { PortalRole } from "../../../core/portal-roles/portal-role.model.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { RoleForm } from "./role-form.view.tsx";
import { useRoleSaving } from "./use-role-saving.ts";

type RoleDialogProps = { readonly role: PortalRole | null; readonly onSaved: () => void; readonly onClose: () => void };

const clashDialog = loadable(async () => (await import("./role-clash.view.tsx")).RoleClash);

/** Adds a role, or changes the given one; what another user changed meanwhile is joined, or both values are shown. */
export const RoleDialog = ({ role, onSaved, onClose }: RoleDialogProps) => {
  const text = useText(portalRolesText);
  const catalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(catalogue.schema$, catalogue.latest()));
  const { first, draft, setDraft, clash, setClash, save, takeTheirs, isPending, failure } = useRoleSaving(role, onSaved);
  const folderStore = useService(FileFolderStore);
  const ask = useMemo(() => () => folderStore.list(false), [folderStore]);
  const { answer: folders } = useAnswer(ask, "");
  const lessonFolderStore = useService(LessonFolderStore);
  const askLessons = useMemo(() => () => lessonFolderStore.list(false), [lessonFolderStore]);
  const { answer: lessonFolders } = useAnswer(askLessons, "");
  useEffect(() => catalogue.want(), [catalogue]);
  return (
    <Dialog
      title={role === null ? text("form.add") : text("form.edit", { name: role.name })}
      isOpen
      isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={save}>
          {text("form.save")}
        </Button>
      }
    >
      <RoleForm
        draft={draft}
        relations={relationFields(schema?.fields ?? [])}
        offered={downlineFields(schema?.fields ?? [])}
        folders={latestValue(folders) ?? []}
        lessonFolders={(latestValue(lessonFolders) ?? []).map(treeFolder)}
        failure={failure}
        onChange={setDraft}
      />
      {clash === null ? null : (
        <clashDialog.View
          fields={clash.fields}
          mine={draft}
          theirs={draftOf(clash.theirs)}
          names={{
            fields: new Map((schema?.fields ?? []).map(({ name, label }) => [name, label])),
            folders: new Map(
              (latestValue(folders) ?? []).flatMap(({ id, name }): [number, string][] => (typeof id === "number" ? [[id, name]] : [])),
            ),
            lessonFolders: new Map((latestValue(lessonFolders) ?? []).map(({ id, name }) => [id, name])),
          }}
          onKeepMine={save}
          onTakeTheirs={takeTheirs}
          onClose={() => setClash(null)}
        />
      )}
    </Dialog>
  );
};
