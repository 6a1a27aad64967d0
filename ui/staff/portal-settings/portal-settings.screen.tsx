import { portalSettingsText } from "../../i18n/en/portal-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useParams } from "../../react/address.ts";
import { MessagingSwitchScreen } from "../conversations/messaging-switch.screen.tsx";
import { PagesScreen } from "../portal-pages/pages.screen.tsx";
import { RolesScreen } from "../portal-roles/roles.screen.tsx";
import { PortalsScreen } from "../portals/portals.screen.tsx";
import lists from "../settings/settings-list.module.css";
import { SectionsScreen } from "./sections.screen.tsx";
import { TestersScreen } from "./testers.screen.tsx";

const editor = loadable(
  async () => (await import("../portal-pages/page-editor.screen.tsx")).PageEditor,
  () => <SkeletonLines lines={8} />,
);

const Settings = () => {
  const text = useText(portalSettingsText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <div className={lists["stack"]}>
        <PortalsScreen />
        <SectionsScreen />
        <RolesScreen />
        <MessagingSwitchScreen />
        <PagesScreen />
        <TestersScreen />
      </div>
    </>
  );
};

/** The settings of the learner portal, for administrators; or the editor of one of its pages, which begins anew with each page. */
export const PortalSettingsScreen = () => {
  const { pageId } = useParams();
  return pageId === undefined ? <Settings /> : <editor.View key={pageId} id={Number(pageId)} />;
};
