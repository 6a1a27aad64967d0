import { IconButton } from "./icon-button.view.tsx";
import type { Icon } from "./icon.ts";
import styles from "./toolbar.module.css";

/** A way in which a list can be shown. */
export type ListViewChoice<V extends string> = { readonly id: V; readonly icon: Icon; readonly label: string };

type ViewSwitchProps<V extends string> = {
  readonly label: string;
  readonly views: readonly ListViewChoice<V>[];
  readonly view: V;
  readonly onView: (view: V) => void;
};

/** Switches between the ways in which a list can be shown. */
export const ViewSwitch = <V extends string>({ label, views, view, onView }: ViewSwitchProps<V>) => (
  <div className={styles["views"]} role="group" aria-label={label}>
    {views.map(({ id, icon, label: name }) => (
      <IconButton
        key={id}
        icon={icon}
        label={name}
        kind={view === id ? "secondary" : "quiet"}
        aria-pressed={view === id}
        onPress={() => onView(id)}
      />
    ))}
  </div>
);
