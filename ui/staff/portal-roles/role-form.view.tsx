import type { Field } from "../../../core/fields/field.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { TreeFolder } from "../../../core/library/folder-tree.rule.ts";
import { withField, withFolder, withLessonFolder, withPermission } from "../../../core/portal-roles/edited-role.view-model.ts";
import { portalPermissions, type RoleDraft, roleLimits } from "../../../core/portal-roles/portal-role.model.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import lists from "../settings/settings-list.module.css";
import { RoleFolders } from "./role-folders.view.tsx";
import { RoleReports } from "./role-reports.view.tsx";

export type RoleFormProps = {
  readonly draft: RoleDraft;
  /** fields by which contacts can be below others */
  readonly relations: readonly Field[];
  /** fields that a role may show */
  readonly offered: readonly Field[];
  readonly folders: readonly TreeFolder[];
  readonly lessonFolders: readonly TreeFolder[];
  readonly failure: Failure | null;
  readonly onChange: (draft: RoleDraft) => void;
};

const usual = "-";

/** The form of a role: what it admits to, who is below whom, and what is shown of them. */
export const RoleForm = ({ draft, relations, offered, folders, lessonFolders, failure, onChange }: RoleFormProps) => {
  const text = useText(portalRolesText);
  return (
    <div className={lists["stack"]}>
      {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
      <TextField
        label={text("form.name")}
        value={draft.name}
        maxLength={roleLimits.name}
        error={fieldError(failure, "name")}
        autoFocus
        onChange={(name) => onChange({ ...draft, name })}
      />
      <fieldset className={lists["group"]}>
        <legend className={lists["legend"]}>{text("form.permissions")}</legend>
        {portalPermissions.map((one) => (
          <Checkbox
            key={one}
            isSelected={draft.permissions.includes(one)}
            onChange={(isGiven) => onChange(withPermission(draft, one, isGiven))}
          >
            {text(`form.${one}`)}
          </Checkbox>
        ))}
      </fieldset>
      {draft.permissions.includes("contacts") || draft.permissions.includes("reports") ? (
        <Select
          label={text("form.relation")}
          help={text("form.relationHelp")}
          error={fieldError(failure, "relation")}
          options={[{ id: usual, label: text("form.usual") }, ...relations.map(({ name, label }) => ({ id: name, label }))]}
          selected={draft.relation ?? usual}
          onSelect={(id) => onChange({ ...draft, relation: id === usual ? null : id })}
        />
      ) : null}
      {draft.permissions.includes("contacts") ? (
        <fieldset className={lists["group"]}>
          <legend className={lists["legend"]}>{text("form.fields")}</legend>
          <p className={lists["muted"]}>{text("form.fieldsHelp")}</p>
          {offered.map(({ name, label }) => (
            <Checkbox key={name} isSelected={draft.fields.includes(name)} onChange={(isShown) => onChange(withField(draft, name, isShown))}>
              {label}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      {draft.permissions.includes("files") ? (
        <RoleFolders
          of="files"
          chosen={draft.file_folders}
          folders={folders}
          error={fieldError(failure, "file_folders")}
          onShare={(folder, isShared) => onChange(withFolder(draft, folder, isShared))}
        />
      ) : null}
      <RoleFolders
        of="lessons"
        chosen={draft.lesson_folders ?? []}
        folders={lessonFolders}
        error={fieldError(failure, "lesson_folders")}
        onShare={(folder, isShared) => onChange(withLessonFolder(draft, folder, isShared))}
      />
      {draft.permissions.includes("reports") ? <RoleReports draft={draft} onChange={onChange} /> : null}
      <Checkbox isSelected={draft.is_default} onChange={(is_default) => onChange({ ...draft, is_default })}>
        {text("form.isDefault")}
      </Checkbox>
    </div>
  );
};
