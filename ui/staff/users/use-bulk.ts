import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

type Action = (user: Colleague) => TaskEither<Failure, unknown>;
type Said = "bulk.done" | "bulk.sent" | "bulk.restored";

/**
 * Actions on several users, one after another; each user that is refused is named with the reason. `each` returns the users that were
 * changed, `run` confirms how many they are.
 */
export const useBulk = (onDone: () => void) => {
  const text = useText(usersText);
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const each = async (users: readonly Colleague[], action: Action): Promise<readonly Colleague[]> => {
    setBusy(true);
    const changed: Colleague[] = [];
    for (const user of users) {
      const answer = await action(user)();
      if (E.isRight(answer)) changed.push(user);
      else toasts.show({ text: text("bulk.failed", { name: user.name, why: failureMessage(answer.left) }), tone: "error" });
    }
    setBusy(false);
    onDone();
    return changed;
  };
  const run = async (users: readonly Colleague[], action: Action, said: Said, undo?: Action): Promise<void> => {
    const changed = await each(users, action);
    if (changed.length === 0) return;
    const words = text(said, { count: changed.length });
    if (undo === undefined) toasts.show({ text: words, tone: "success" });
    else toasts.undoable(words, text("undo"), () => void run(changed, undo, said));
  };
  return { isBusy, each, run };
};
