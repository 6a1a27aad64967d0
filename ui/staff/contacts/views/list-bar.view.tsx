import type { ReactNode } from "react";
import type { ListView } from "../../../../core/contacts/list-view.model.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import styles from "./shape.module.css";

type ListBarViewProps = {
  readonly view: ListView | null;
  readonly isGone: boolean;
  readonly menu: ReactNode;
  readonly end: ReactNode;
  readonly children: ReactNode;
};

/** The line of views, filters and columns; errors of the view are shown below. */
export const ListBarView = ({ view, isGone, menu, end, children }: ListBarViewProps) => {
  const text = useText(listViewsText);
  return (
    <>
      <div className={styles["bar"]}>
        {menu}
        <span className={styles["end"]}>{end}</span>
        {children}
      </div>
      {isGone ? <Banner>{text("gone")}</Banner> : null}
      {view?.broken === true ? <Banner tone="warning">{text("broken", { name: view.name })}</Banner> : null}
    </>
  );
};
