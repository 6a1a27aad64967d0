import { useState } from "react";
import { SenderStore } from "../../../core/senders/senders.port.ts";
import { useLinkToken } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ConfirmMailboxView } from "./confirm-mailbox.view.tsx";

/** Confirms a mailbox with the token of the mailed link. */
export const ConfirmMailboxScreen = () => {
  const store = useService(SenderStore);
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const { isPending, failure, run } = useSubmit();
  return (
    <ConfirmMailboxView
      isDone={isDone}
      isPending={isPending}
      failure={failure}
      onConfirm={() => run(store.confirm(token), () => setDone(true))}
    />
  );
};
