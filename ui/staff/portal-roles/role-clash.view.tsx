import type { RoleField } from "../../../core/portal-roles/edited-role.view-model.ts";
import type { RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import { ClashDialog } from "../../fields/clash-dialog.view.tsx";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { reportNamesText } from "../../i18n/en/report-names.ts";
import { useText } from "../../i18n/use-text.ts";

type RoleClashProps = {
  readonly fields: readonly RoleField[];
  readonly mine: RoleDraft;
  readonly theirs: RoleDraft;
  /** of fields by their key, and of folders by their id */
  readonly names: {
    readonly fields: ReadonlyMap<string, string>;
    readonly folders: ReadonlyMap<number, string>;
    readonly lessonFolders: ReadonlyMap<number, string>;
  };
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
};

const labels = {
  name: "form.name",
  permissions: "form.permissions",
  relation: "form.relation",
  fields: "form.fields",
  file_folders: "form.filesFolders",
  lesson_folders: "form.lessonsFolders",
  reports: "form.published",
  is_default: "isDefault",
} as const satisfies Record<RoleField, string>;

const listed = <A,>(all: readonly A[] | undefined, nameOf: (one: A) => string): string => (all ?? []).map(nameOf).toSorted().join(", ");

/** A version conflict of a role: both values of each field, of which the user keeps one side. */
export const RoleClash = ({ fields, mine, theirs, names, onKeepMine, onTakeTheirs, onClose }: RoleClashProps) => {
  const text = useText(portalRolesText);
  const reports = useText(reportNamesText);
  const inWords = (draft: RoleDraft, field: RoleField): string => {
    switch (field) {
      case "name":
        return draft.name;
      case "permissions":
        return listed(draft.permissions, (one) => text(`may.${one}`));
      case "relation":
        return draft.relation === null ? text("form.usual") : (names.fields.get(draft.relation) ?? draft.relation);
      case "fields":
        return listed(draft.fields, (one) => names.fields.get(one) ?? one);
      case "file_folders":
        return listed(draft.file_folders, (one) => names.folders.get(one) ?? String(one));
      case "lesson_folders":
        return listed(draft.lesson_folders, (one) => names.lessonFolders.get(one) ?? String(one));
      case "reports":
        return listed(draft.reports, (one) => reports(one));
      case "is_default":
        return draft.is_default ? text("isDefault") : "";
    }
  };
  const rows = fields.map((field) => ({
    field,
    label: text(labels[field]),
    mine: inWords(mine, field),
    theirs: inWords(theirs, field),
  }));
  return <ClashDialog rows={rows} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} onClose={onClose} />;
};
