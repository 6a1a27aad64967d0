import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

type Deed = (user: Colleague) => TaskEither<Failure, unknown>;
type Said = "bulk.done" | "bulk.sent" | "bulk.restored";

/** One action on several users, one after another; whoever is refused is named with the reason. */
export const useBulk = (onDone: () => void) => {
  const text = useText(usersText);
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const run = async (users: readonly Colleague[], deed: Deed, said: Said, undo?: Deed): Promise<void> => {
    setBusy(true);
    const changed: Colleague[] = [];
    for (const user of users) {
      const answer = await deed(user)();
      if (E.isRight(answer)) changed.push(user);
      else toasts.show({ text: text("bulk.failed", { name: user.name, why: failureMessage(answer.left) }), tone: "error" });
    }
    setBusy(false);
    onDone();
    if (changed.length === 0) return;
    const words = text(said, { count: changed.length });
    if (undo === undefined) toasts.show({ text: words, tone: "success" });
    else toasts.undoable(words, text("undo"), () => void run(changed, undo, said));
  };
  return { isBusy, run };
};
