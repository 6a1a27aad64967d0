import type { ReactNode } from "react";
import type { PermittedUser } from "../../../core/permissions/preset.model.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import styles from "./permissions.module.css";

/** What the page of a user's permissions shows. */
export const permissionTabs = ["flags", "teams", "fields", "trace"] as const;
export type PermissionTab = (typeof permissionTabs)[number];

export type UserPermissionsViewProps = { readonly user: PermittedUser; readonly tab: PermissionTab; readonly children: ReactNode };

/** The permissions of one user under tabs with addresses of their own. */
export const UserPermissionsView = ({ user, tab, children }: UserPermissionsViewProps) => {
  const text = useText(permissionsText);
  return (
    <div className={styles["stack"]}>
      <PageHeader
        title={text("page.title", user)}
        lead={<Avatar name={user.name} id={String(user.id)} src={user.photo} size={40} isDecorative />}
        actions={
          <>
            <LinkButton href="/ui/settings/permissions">{text("page.back")}</LinkButton>
            <LinkButton href={`/ui/settings/users/${user.id}`}>{text("page.user")}</LinkButton>
          </>
        }
      />
      <Tabs
        label={text("page.tabs")}
        selected={tab}
        tabs={permissionTabs.map((id) => ({ id, label: text(`page.${id}`), href: `/ui/settings/users/${user.id}/permissions/${id}` }))}
      />
      {children}
    </div>
  );
};
