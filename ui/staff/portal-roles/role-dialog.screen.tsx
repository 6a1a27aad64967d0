import { pipe } from "fp-ts/lib/function.js";
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
import { draftOf, emptyRole, joinedRole, type RoleField, withTheirs } from "../../../core/portal-roles/edited-role.view-model.ts";
import { PortalRole, type RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import { PortalRoleStore } from "../../../core/portal-roles/portal-roles.port.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { RoleForm } from "./role-form.view.tsx";

type RoleDialogProps = { readonly role: PortalRole | null; readonly onSaved: () => void; readonly onClose: () => void };

/** A field that two users changed, and the role as the other one stored it. */
type Clash = { readonly fields: readonly RoleField[]; readonly theirs: PortalRole };

const clashDialog = loadable(async () => (await import("./role-clash.view.tsx")).RoleClash);

/** Adds a role, or changes the given one; what another user changed meanwhile is joined, or both values are shown. */
export const RoleDialog = ({ role, onSaved, onClose }: RoleDialogProps) => {
  const text = useText(portalRolesText);
  const store = useService(PortalRoleStore);
  const catalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(catalogue.schema$, catalogue.latest()));
  const [stored, setStored] = useState(role);
  const first = stored === null ? emptyRole : draftOf(stored);
  const [draft, setDraft] = useState(first);
  const [clash, setClash] = useState<Clash | null>(null);
  const folderStore = useService(FileFolderStore);
  const ask = useMemo(() => () => folderStore.list(false), [folderStore]);
  const { answer: folders } = useAnswer(ask, "");
  const lessonFolderStore = useService(LessonFolderStore);
  const askLessons = useMemo(() => () => lessonFolderStore.list(false), [lessonFolderStore]);
  const { answer: lessonFolders } = useAnswer(askLessons, "");
  const { isPending, failure, run } = useSubmit();
  useEffect(() => catalogue.want(), [catalogue]);
  const meet = (theirs: PortalRole, base: PortalRole, values: RoleDraft, refused: Failure): TE.TaskEither<Failure, unknown> => {
    const { draft: joined, clashes } = joinedRole(draftOf(base), values, draftOf(theirs));
    setStored(theirs);
    setDraft(joined);
    if (clashes.length === 0) return storing(theirs, joined);
    setClash({ fields: clashes, theirs });
    return TE.left(refused);
  };
  const storing = (base: PortalRole | null, values: RoleDraft): TE.TaskEither<Failure, unknown> =>
    base === null
      ? store.create(values)
      : pipe(
          store.change(base.role_id, { ...values, version: base.version }),
          TE.orElse((refused): TE.TaskEither<Failure, unknown> =>
            refused.tag === "conflict" && PortalRole.is(refused.current) ? meet(refused.current, base, values, refused) : TE.left(refused),
          ),
        );
  const save = (): void => {
    setClash(null);
    run(storing(stored, draft), onSaved);
  };
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
          onTakeTheirs={() => {
            setDraft(withTheirs(draft, draftOf(clash.theirs), clash.fields));
            setClash(null);
          }}
          onClose={() => setClash(null)}
        />
      )}
    </Dialog>
  );
};
