import { useState } from "react";
import { type PermissionRow, permissionsWithout } from "../../../core/permissions/permission-rows.view-model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { ComboBox } from "../../kit/combo-box.view.tsx";
import { PermissionMatrix } from "./permission-matrix.view.tsx";
import styles from "./permissions.module.css";
import { PersonPermissions, type PersonPermissionsProps } from "./person-permissions.view.tsx";
import { usePermissionWords } from "./use-permission-words.ts";

export type PermissionsViewProps = Omit<PersonPermissionsProps, "row"> & {
  readonly rows: readonly PermissionRow[];
  /** of the organisation */
  readonly features: readonly string[];
};

/** The permissions of all users: a matrix, and on phones one user at a time. */
export const PermissionsView = ({ rows, features, ...props }: PermissionsViewProps) => {
  const text = useText(permissionsText);
  const words = usePermissionWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const without = permissionsWithout(features);
  const row = rows.find(({ user }) => user.id === chosen) ?? rows.find(({ cells }) => cells.some(({ isLocked }) => !isLocked)) ?? rows[0];
  return (
    <div className={styles["stack"]}>
      {without.length === 0 ? null : (
        <Banner action={<Anchor href="/ui/settings/account/plans">{text("plans")}</Anchor>}>
          {text("without", { permissions: words.labels(without) })}
        </Banner>
      )}
      <PermissionMatrix rows={rows} onSwitch={props.onSwitch} />
      {row === undefined ? null : (
        <div className={styles["narrow"]}>
          <ComboBox
            label={text("choose")}
            options={rows.map(({ user }) => ({ id: String(user.id), label: user.name }))}
            selected={String(row.user.id)}
            onSelect={(id) => setChosen(id === null ? null : Number(id))}
          />
          <PersonPermissions {...props} row={row} />
        </div>
      )}
    </div>
  );
};
