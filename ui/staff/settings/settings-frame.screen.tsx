import { useLocation } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { settingsText } from "../../i18n/en/settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { ForbiddenState } from "../../kit/forbidden-state.view.tsx";
import { settingsGroups, type SettingsPage, settingsPages } from "../settings-page.ts";
import { mayOpen } from "../staff-route.ts";
import { useStaffUser } from "../staff-user.ts";
import { SettingsFrameView } from "./settings-frame.view.tsx";

const base = "/ui";

/** A settings page in its layout; a user with another role sees a notice instead. */
const SettingsFrameScreen = ({ page, Body }: { readonly page: SettingsPage; readonly Body: ComponentType }) => {
  const text = useText(settingsText);
  const user = useStaffUser();
  const path = useLocation({ select: (location) => location.pathname });
  const links = (group: SettingsPage["group"]) =>
    settingsPages
      .filter((one) => one.group === group && !one.path.includes("$") && mayOpen(one, user))
      .map(({ id, path: own, title }) => ({
        id,
        label: title(),
        href: base + own,
        isCurrent: id === page.id || (page.path.includes("$") && `${path}/`.startsWith(`${base}${own}/`)),
      }));
  return (
    <SettingsFrameView groups={settingsGroups.map((id) => ({ id, links: links(id) }))}>
      {mayOpen(page, user) ? <Body /> : <ForbiddenState isPage needs={text("admins")} />}
    </SettingsFrameView>
  );
};

/** Wraps a page in the settings layout. */
export const inSettingsFrame = async (page: SettingsPage): Promise<ComponentType> => {
  const Body = await page.load();
  return () => <SettingsFrameScreen page={page} Body={Body} />;
};
