import { Trash2 } from "lucide-react";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { folderPathName } from "../../../core/library/folder-tree.rule.ts";
import { withFolder } from "../../../core/portal-roles/edited-role.view-model.ts";
import type { RoleDraft } from "../../../core/portal-roles/portal-role.model.ts";
import { portalRolesText } from "../../i18n/en/portal-roles.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import settings from "../portal-settings/portal-settings.module.css";
import styles from "./portal-roles.module.css";

type RoleFoldersProps = {
  readonly draft: RoleDraft;
  readonly folders: readonly FileFolder[];
  readonly error: string | undefined;
  readonly onChange: (draft: RoleDraft) => void;
};

/** The folders of files that are shared with a role: found by typing, taken away one by one. */
export const RoleFolders = ({ draft, folders, error, onChange }: RoleFoldersProps) => {
  const text = useText(portalRolesText);
  const ids = folders.flatMap(({ id }) => (typeof id === "number" ? [id] : []));
  const shared = ids.filter((id) => draft.file_folders.includes(id));
  const others = ids.filter((id) => !draft.file_folders.includes(id));
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{text("form.folders")}</legend>
      {shared.length === 0 ? (
        <p className={settings["muted"]}>{text("form.noFolders")}</p>
      ) : (
        <ul className={settings["list"]} aria-label={text("form.folders")}>
          {shared.map((id) => (
            <li key={id} className={settings["row"]}>
              <span className={settings["name"]}>{folderPathName(folders, id)}</span>
              <IconButton
                icon={Trash2}
                kind="quiet"
                size="small"
                label={text("form.unshare", { name: folderPathName(folders, id) })}
                onPress={() => onChange(withFolder(draft, id, false))}
              />
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        key={draft.file_folders.length}
        label={text("form.addFolder")}
        error={error}
        options={others.map((id) => ({ id: String(id), label: folderPathName(folders, id) }))}
        selected={null}
        onSelect={(id) => {
          if (id !== null) onChange(withFolder(draft, Number(id), true));
        }}
      />
    </fieldset>
  );
};
