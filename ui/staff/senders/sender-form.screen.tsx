import * as TE from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { Sender } from "../../../core/senders/sender.model.ts";
import { SenderStore } from "../../../core/senders/senders.port.ts";
import { sendersText } from "../../i18n/en/senders.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useStaffUser } from "../staff-user.ts";
import { type SenderDraft, SenderForm } from "./sender-form.view.tsx";

/** What is open over the page: the form for a new address, or one about an address. */
export type OpenForm = { readonly kind: "add" } | { readonly kind: "rename" | "test"; readonly sender: Sender };

type FormProps = { readonly open: OpenForm; readonly onDone: (said: string) => void; readonly onClose: () => void };

const blank: SenderDraft = { email: null, name: null, to: null };

/** A form about the addresses; a name that another user changed meanwhile is shown with the refusal. */
export const SenderFormScreen = ({ open, onDone, onClose }: FormProps) => {
  const text = useText(sendersText);
  const store = useService(SenderStore);
  const { email: own } = useStaffUser();
  const { isPending, failure, run } = useSubmit();
  const [sender, setSender] = useState(open.kind === "add" ? null : open.sender);
  const isVerified = sender?.verification.status === "verified";
  const first: SenderDraft =
    sender === null
      ? { ...blank, email: "", name: "" }
      : open.kind === "rename"
        ? { ...blank, name: sender.name }
        : { ...blank, to: isVerified ? own : sender.email };
  const [draft, setDraft] = useState(first);
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict" && Sender.is(refused.current)) setSender(refused.current);
    return refused;
  };
  const { email, name, to } = draft;
  const submit = (): void => {
    if (sender === null)
      run(store.create({ email: email ?? "", name: name ?? "" }), (made) =>
        onDone(text(made.verification.mailbox.sent_at === null ? "createdOnly" : "created", { email: made.email })),
      );
    else if (open.kind === "rename")
      run(TE.mapLeft(shownAnew)(store.rename(sender.id, { version: sender.version, name: name ?? "" })), () => onDone(text("saved")));
    else run(store.sendTest(sender.id, to ?? ""), () => onDone(text("testSent", { to: to ?? "" })));
  };
  return (
    <SenderForm
      kind={open.kind}
      email={sender?.email ?? ""}
      draft={draft}
      isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
      isToItself={!isVerified}
      isPending={isPending}
      failure={failure}
      onChange={setDraft}
      onSubmit={submit}
      onClose={onClose}
    />
  );
};
