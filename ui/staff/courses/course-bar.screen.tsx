import { Columns3 } from "lucide-react";
import { useState } from "react";
import type { CourseListSettings } from "../../../core/campaigns/course-list.model.ts";
import { usualCourses } from "../../../core/campaigns/course-list.rule.ts";
import { CourseViews } from "../../../core/campaigns/course-lists.port.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { listViewsText } from "../../i18n/en/list-views.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { ListViewsScreen } from "../views/list-views.screen.tsx";
import type { ShapedList } from "../views/use-list-settings.ts";
import styles from "./courses.module.css";

type CourseBarProps = {
  readonly list: ShapedList<CourseListSettings>;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
};

const ColumnsWindow = loadable(async () => (await import("../views/columns-dialog.view.tsx")).ColumnsDialog);

/** Views and columns of the list of courses. */
export const CourseBarScreen = ({ list, columns }: CourseBarProps) => {
  const text = useText(listViewsText);
  const say = useText(courseListText);
  const views = useService(CourseViews);
  const [isChoosing, setChoosing] = useState(false);
  useScreenCommands([{ id: "columns", title: text("columns"), icon: Columns3, run: () => setChoosing(true) }]);
  return (
    <>
      <div className={styles["bar"]}>
        <ListViewsScreen list={list} service={views} all={say("all")} />
        <IconButton icon={Columns3} label={text("columns")} onPress={() => setChoosing(true)} />
      </div>
      {list.isGone ? <Banner>{text("gone")}</Banner> : null}
      {isChoosing ? (
        <ColumnsWindow.View
          columns={list.settings.columns}
          usual={usualCourses.columns}
          all={columns}
          onChange={(next) => list.change({ columns: next })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
};
