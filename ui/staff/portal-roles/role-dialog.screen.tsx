import * as TE from "fp-ts/lib/TaskEither.js";
import { useEffect, useMemo, useState } from "react";
import { relationFields } from "../../../core/contacts/relation-fields.rule.ts";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { FileFolderStore } from "../../../core/files/files.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { LessonFolderStore } from "../../../core/lessons/lessons.port.ts";
import { treeFolder } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { downlineFields } from "../../../core/portal-roles/downline-field.rule.ts";
import { draftOf, emptyRole } from "../../../core/portal-roles/edited-role.view-model.ts";
import { PortalRole } from "../../../core/portal-roles/portal-role.model.ts";
import { PortalRoleStore } from "../../../core/portal-roles/portal-roles.port.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { RoleForm } from "./role-form.view.tsx";

type RoleDialogProps = { readonly role: PortalRole | null; readonly onSaved: () => void; readonly onClose: () => void };

/** Adds a role, or changes the given one; what another user changed meanwhile is shown with the refusal. */
export const RoleDialog = ({ role, onSaved, onClose }: RoleDialogProps) => {
  const text = useText(portalRolesText);
  const store = useService(PortalRoleStore);
  const catalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(catalogue.schema$, catalogue.latest()));
  const [stored, setStored] = useState(role);
  const first = stored === null ? emptyRole : draftOf(stored);
  const [draft, setDraft] = useState(first);
  const folderStore = useService(FileFolderStore);
  const ask = useMemo(() => () => folderStore.list(false), [folderStore]);
  const { answer: folders } = useAnswer(ask, "");
  const lessonFolderStore = useService(LessonFolderStore);
  const askLessons = useMemo(() => () => lessonFolderStore.list(false), [lessonFolderStore]);
  const { answer: lessonFolders } = useAnswer(askLessons, "");
  const { isPending, failure, run } = useSubmit();
  useEffect(() => catalogue.want(), [catalogue]);
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict" && PortalRole.is(refused.current)) {
      setStored(refused.current);
      setDraft(draftOf(refused.current));
    }
    return refused;
  };
  const save = (): void =>
    run(
      TE.mapLeft(shownAnew)(stored === null ? store.create(draft) : store.change(stored.role_id, { ...draft, version: stored.version })),
      onSaved,
    );
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
    </Dialog>
  );
};
