import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Sender } from "../../../core/senders/sender.model.ts";
import { SenderStore } from "../../../core/senders/senders.port.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { type OpenForm, SenderFormScreen } from "./sender-form.screen.tsx";
import { SendersView } from "./senders.view.tsx";

/** The addresses from which the organisation sends mail; removing one has an Undo. */
export const SendersScreen = () => {
  const text = useText(sendersText);
  const store = useService(SenderStore);
  const alerts = useService(Alerts);
  const clock = useService(Clock);
  const toasts = useToasts();
  const [open, setOpen] = useState<OpenForm | null>(null);
  const [checking, setChecking] = useState<number | null>(null);
  const { answer, again } = useAnswer(
    useMemo(() => () => store.all(), [store]),
    "",
  );
  const run = async <A,>(command: TaskEither<Failure, A>, said: (value: A) => string | null): Promise<void> => {
    const done = await alerts.reporting(command)();
    again();
    const words = E.isRight(done) ? said(done.right) : null;
    if (words !== null) alerts.show(words, "success");
  };
  const check = async (sender: Sender): Promise<void> => {
    setChecking(sender.id);
    await run(store.verify(sender.id), ({ email, verification: { status, unanswered_at } }) =>
      unanswered_at !== null ? null : status === "verified" ? text("nowVerified", { email }) : text("checked"),
    );
    setChecking(null);
  };
  const restore = ({ id, email }: Sender): void => void run(store.restore(id), () => text("restored", { email }));
  const remove = async (sender: Sender): Promise<void> => {
    const { id, email } = sender;
    const done = await alerts.reporting(store.remove(id))();
    again();
    if (E.isRight(done)) toasts.undoable(text("removed", { email }), text("undo"), () => restore(sender));
  };
  const copy = (words: string): void =>
    void navigator.clipboard.writeText(words).then(
      () => alerts.show(text("copied"), "success"),
      () => alerts.show(text("notCopied"), "error"),
    );
  const finished = (said: string): void => {
    setOpen(null);
    again();
    alerts.show(said, "success");
  };
  return (
    <>
      <SendersView
        senders={answer}
        now={clock.now()}
        checking={checking}
        onAdd={() => setOpen({ kind: "add" })}
        onCheck={(sender) => void check(sender)}
        onSendLink={({ id, email }) => void run(store.sendLink(id), () => text("linkSent", { email }))}
        onRename={(sender) => setOpen({ kind: "rename", sender })}
        onTest={(sender) => setOpen({ kind: "test", sender })}
        onMakeDefault={({ id, email }) => void run(store.makeDefault(id), () => text("defaulted", { email }))}
        onRemove={(sender) => void remove(sender)}
        onCopy={copy}
        onRetry={again}
      />
      {open === null ? null : <SenderFormScreen open={open} onDone={finished} onClose={() => setOpen(null)} />}
    </>
  );
};
