import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { ViewSettings } from "../../../core/views/saved-view.model.ts";
import type { SavedViews } from "../../../core/views/saved-views.service.ts";
import { listViewsText } from "../../i18n/en/list-views.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useStaffUser } from "../staff-user.ts";
import type { ShapedList } from "./use-list-settings.ts";
import { useViewActs } from "./use-view-acts.ts";
import { ViewMenu } from "./view-menu.view.tsx";

const NameWindow = loadable(async () => (await import("../groups/name-dialog.view.tsx")).NameDialog);

type ListViewsProps<S> = {
  readonly list: ShapedList<S>;
  readonly service: SavedViews<S>;
  /** the name of the list without a view */
  readonly all: string;
};

/** The views of the list and the actions on the open one. */
export const ListViewsScreen = <S extends ViewSettings>({ list, service, all }: ListViewsProps<S>) => {
  const text = useText(listViewsText);
  const { role } = useStaffUser();
  const acts = useViewActs(list, service, all);
  const isRenamed = acts.question === "rename";
  const run = {
    save: acts.save,
    saveAs: () => acts.ask("save-as"),
    discard: list.discard,
    rename: () => acts.ask("rename"),
    share: () => acts.share(true),
    unshare: () => acts.share(false),
    begin: () => acts.begin(true),
    noBegin: () => acts.begin(false),
    remove: acts.remove,
  };
  return (
    <>
      <ViewMenu
        all={all}
        views={list.views}
        view={list.view}
        isDirty={list.isDirty}
        mayShare={isAdmin(role)}
        onOpen={list.openView}
        onAction={(action) => run[action]()}
      />
      {acts.question === null ? null : (
        <NameWindow.View
          title={text(isRenamed ? "renameTitle" : "nameTitle")}
          label={text("name")}
          action={text(isRenamed ? "rename" : "save")}
          start={isRenamed ? (list.view?.name ?? "") : ""}
          error={null}
          onSubmit={(name) => void acts.answer(name)}
          onClose={() => acts.ask(null)}
        />
      )}
    </>
  );
};
