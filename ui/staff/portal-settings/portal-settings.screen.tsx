import { portalSettingsText } from "../../i18n/en/portal-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { PagesScreen } from "../portal-pages/pages.screen.tsx";
import styles from "./portal-settings.module.css";
import { SectionsScreen } from "./sections.screen.tsx";
import { TestersScreen } from "./testers.screen.tsx";

/** The settings of the learner portal, for administrators. */
export const PortalSettingsScreen = () => {
  const text = useText(portalSettingsText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <div className={styles["stack"]}>
        <SectionsScreen />
        <PagesScreen />
        <TestersScreen />
      </div>
    </>
  );
};
