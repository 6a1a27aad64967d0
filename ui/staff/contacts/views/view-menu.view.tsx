import { ChevronDown, House, PencilLine, Save, SaveAll, Trash2, Undo2, Users } from "lucide-react";
import type { ListView } from "../../../../core/contacts/list-view.model.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Menu, type MenuGroup } from "../../../kit/menu.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import styles from "./shape.module.css";

export type ViewMenuProps = {
  readonly views: readonly ListView[];
  readonly view: ListView | null;
  readonly isDirty: boolean;
  readonly mayShare: boolean;
  readonly onOpen: (id: number | null) => void;
  readonly onAction: (action: ViewAction) => void;
};

export const viewActions = ["save", "saveAs", "discard", "rename", "share", "unshare", "begin", "noBegin", "remove"] as const;
export type ViewAction = (typeof viewActions)[number];

const nobody = "all";
const isAction = (id: string): id is ViewAction => viewActions.some((action) => action === id);

/** The view that the list shows, all others, and what can be done with it. */
export const ViewMenu = ({ views, view, isDirty, mayShare, onOpen, onAction }: ViewMenuProps) => {
  const text = useText(listViewsText);
  const name = view?.name ?? text("everybody");
  const chosen = view === null ? nobody : String(view.id);
  const entriesOf = (shared: boolean) =>
    views
      .filter((one) => one.shared === shared)
      .map(({ id, name: label, is_default }) => ({ id: String(id), label, ...(is_default ? { icon: House } : {}) }));
  const own = entriesOf(false);
  const shared = entriesOf(true);
  const begins = view?.is_default === true;
  const groups: readonly MenuGroup[] = [
    { id: "views", chosen, entries: [{ id: nobody, label: text("everybody") }] },
    ...(own.length === 0 ? [] : [{ id: "own", title: text("mine"), chosen, entries: own }]),
    ...(shared.length === 0 ? [] : [{ id: "shared", title: text("shared"), chosen, entries: shared }]),
    {
      id: "acts",
      title: text("thisView"),
      entries: [
        ...(isDirty && view?.editable === true ? [{ id: "save", label: text("save"), icon: Save }] : []),
        { id: "saveAs", label: text("saveAs"), icon: SaveAll },
        ...(isDirty ? [{ id: "discard", label: text("discard"), icon: Undo2 }] : []),
        ...(view === null ? [] : [{ id: begins ? "noBegin" : "begin", label: text(begins ? "noBegin" : "begin"), icon: House }]),
        ...(view?.editable === true ? [{ id: "rename", label: text("rename"), icon: PencilLine }] : []),
        ...(view?.editable === true && mayShare
          ? [{ id: view.shared ? "unshare" : "share", label: text(view.shared ? "unshare" : "share"), icon: Users }]
          : []),
        ...(view?.editable === true ? [{ id: "remove", label: text("remove"), icon: Trash2, isDangerous: true }] : []),
      ],
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
