import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { ViewChange, ViewSettings } from "../../../core/views/saved-view.model.ts";
import type { SavedViews } from "../../../core/views/saved-views.service.ts";
import { listViewsText } from "../../i18n/en/list-views.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import type { ShapedList } from "./use-list-settings.ts";

/** The action that is asking for a name. */
export type NameQuestion = "save-as" | "rename" | null;

/**
 * The actions on views: save, rename, share, set as default, delete.
 * @param all the name of the list without a view
 */
export const useViewActs = <S extends ViewSettings>(list: ShapedList<S>, service: SavedViews<S>, all: string) => {
  const text = useText(listViewsText);
  const toasts = useToasts();
  const [question, setQuestion] = useState<NameQuestion>(null);
  const { view, settings } = list;

  const fail = (failure: Failure): void => {
    const said =
      failure.tag === "conflict" ? text("conflict", { name: view?.name ?? "" }) : text("failed", { reason: failureMessage(failure) });
    toasts.show({ text: said, tone: "error" });
  };
  const say = <A>(answer: E.Either<Failure, A>, words: (value: A) => string): void =>
    E.isLeft(answer) ? fail(answer.left) : void toasts.show({ text: words(answer.right), tone: "success" });
  const update = async (change: Omit<ViewChange<S>, "version">, words: (name: string) => string): Promise<void> => {
    if (view === null) return;
    const answer = await service.update(view.id, { ...change, version: view.version })();
    if (E.isRight(answer) && change.settings !== undefined) list.discard();
    say(answer, ({ name }) => words(name));
  };
  const remove = async (): Promise<void> => {
    if (view === null) return;
    const answer = await service.remove(view.id)();
    if (E.isLeft(answer)) return fail(answer.left);
    list.openView(null);
    toasts.undoable(
      text("removed", { name: view.name }),
      text("undo"),
      () =>
        void service
          .restore(view.id)()
          .then((back) => (E.isLeft(back) ? fail(back.left) : list.openView(view.id))),
    );
  };
  const begin = async (isOn: boolean): Promise<void> => {
    const answer = await service.begin(isOn && view !== null ? view.id : null)();
    say(answer, () => (isOn ? text("beginning", { name: view?.name ?? "" }) : text("noBeginning", { all })));
  };
  return {
    question,
    ask: setQuestion,
    answer: async (name: string): Promise<void> => {
      setQuestion(null);
      if (question === "rename") return update({ name }, (now) => text("saved", { name: now }));
      const made = await service.create({ name, settings })();
      if (E.isRight(made)) list.openView(made.right.id);
      say(made, (kept) => text("saved", { name: kept.name }));
    },
    save: () => void update({ settings }, (name) => text("saved", { name })),
    share: (shared: boolean) => void update({ shared }, (name) => text(shared ? "isShared" : "isOwn", { name })),
    begin: (isOn: boolean) => void begin(isOn),
    remove: () => void remove(),
  };
};
