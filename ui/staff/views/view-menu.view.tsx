import { ChevronDown, House, PencilLine, Save, SaveAll, Trash2, Undo2, Users } from "lucide-react";
import type { SavedView } from "../../../core/views/saved-view.model.ts";
import { type ViewAction, viewActions, viewActionsFor } from "../../../core/views/view-actions.rule.ts";
import { listViewsText } from "../../i18n/en/list-views.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Menu, type MenuGroup } from "../../kit/menu.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import styles from "./views.module.css";

type OneView = Pick<SavedView<unknown>, "id" | "name" | "shared" | "is_default" | "editable">;

export type ViewMenuProps = {
  /** the name of the list without a view */
  readonly all: string;
  readonly views: readonly OneView[];
  readonly view: OneView | null;
  readonly isDirty: boolean;
  readonly mayShare: boolean;
  readonly onOpen: (id: number | null) => void;
  readonly onAction: (action: ViewAction) => void;
};

const icons: Readonly<Record<ViewAction, Icon>> = {
  save: Save,
  saveAs: SaveAll,
  discard: Undo2,
  rename: PencilLine,
  share: Users,
  unshare: Users,
  begin: House,
  noBegin: House,
  remove: Trash2,
};

const nobody = "all";
const isAction = (id: string): id is ViewAction => viewActions.some((action) => action === id);

/** The current view, all other views, and the actions on the current one. */
export const ViewMenu = ({ all, views, view, isDirty, mayShare, onOpen, onAction }: ViewMenuProps) => {
  const text = useText(listViewsText);
  const name = view?.name ?? all;
  const chosen = view === null ? nobody : String(view.id);
  const entriesOf = (shared: boolean) =>
    views
      .filter((one) => one.shared === shared)
      .map(({ id, name: label, is_default }) => ({ id: String(id), label, ...(is_default ? { icon: House } : {}) }));
  const own = entriesOf(false);
  const shared = entriesOf(true);
  const groups: readonly MenuGroup[] = [
    { id: "views", chosen, entries: [{ id: nobody, label: all }] },
    ...(own.length === 0 ? [] : [{ id: "own", title: text("mine"), chosen, entries: own }]),
    ...(shared.length === 0 ? [] : [{ id: "shared", title: text("shared"), chosen, entries: shared }]),
    {
      id: "acts",
      title: text("thisView"),
      entries: viewActionsFor(view, isDirty, mayShare).map((id) => ({
        id,
        label: text(id),
        icon: icons[id],
        ...(id === "remove" ? { isDangerous: true } : {}),
      })),
    },
  ];
  return (
    <span className={styles["views"]}>
      <Menu
        label={text("view")}
        trigger={
          <Button size="small" kind="quiet" aria-label={text("menu", { name })}>
            <span className={styles["viewButton"]}>
              <span className={styles["viewName"]}>{name}</span>
              <ChevronDown className={styles["chevron"]} aria-hidden="true" />
            </span>
          </Button>
        }
        groups={groups}
        onAction={(id, group) => {
          if (group === "acts" && isAction(id)) onAction(id);
          else if (group !== "acts") onOpen(id === nobody ? null : Number(id));
        }}
      />
      {isDirty ? (
        <>
          <Pill tone="warning">{text("unsaved")}</Pill>
          {view?.editable === true ? (
            <Button size="small" onPress={() => onAction("save")}>
              {text("save")}
            </Button>
          ) : null}
        </>
      ) : null}
    </span>
  );
};
