import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { People } from "../../../core/users/people.port.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { useSentAgain } from "./use-sent-again.ts";
import type { UserViewProps } from "./user.view.tsx";

type Shown = Omit<UserViewProps, "teams" | "me" | "now" | "onArchive" | "onHandOver" | "onViewAs">;

/** One user with sessions and what they own, and what can be done to them; after each action everything is loaded again. */
export const useUser = (id: number): Shown => {
  const text = useText(usersText);
  const [people, alerts] = [useService(People), useService(Alerts)];
  const choosePicture = useChoosePicture();
  const sentAgain = useSentAgain();
  const { run, isPending, failure } = useSubmit();
  const asks = useMemo(
    () => ({ user: () => people.get(id), sessions: () => people.sessions(id), owned: () => people.owned(id) }),
    [people, id],
  );
  const [user, sessions, owned] = [useAnswer(asks.user, ""), useAnswer(asks.sessions, ""), useAnswer(asks.owned, "")];
  const again = (): void => {
    user.again();
    sessions.again();
    owned.again();
  };
  const act = async (command: TaskEither<Failure, unknown>, said: string): Promise<void> => {
    const answer = await alerts.reporting(command)();
    again();
    if (E.isRight(answer)) alerts.show(said, "success");
  };
  const reinvite = async (): Promise<void> => {
    const answer = await alerts.reporting(people.reinvite(id))();
    again();
    if (E.isLeft(answer)) return;
    sentAgain([{ ...answer.right, email: "" }]);
  };
  /** What another administrator changed meanwhile is shown with the refusal. */
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict") again();
    return refused;
  };
  return {
    user: user.answer,
    sessions: sessions.answer,
    owned: owned.answer,
    isPending,
    failure,
    onReload: again,
    onSave: (change) =>
      run(TE.mapLeft(shownAnew)(people.change(id, change)), () => {
        again();
        alerts.show(text("user.saved"), "success");
      }),
    onChoosePhoto: (onChosen) =>
      void choosePicture(text("user.choosePhoto")).then((photo) => (photo === null ? undefined : onChosen(photo))),
    onEndSession: (session) => void act(people.endSession(id, session), text("user.ended")),
    onResetTwoStep: () => void act(people.resetTwoStep(id), text("user.resetDone")),
    onReinvite: () => void reinvite(),
    onRestore: (name) => void act(people.restore(id), text("user.restored", { name })),
  };
};
