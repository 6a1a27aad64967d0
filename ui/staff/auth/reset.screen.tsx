import { useState } from "react";
import { Accounts } from "../../../core/auth/accounts.port.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ResetView } from "./reset.view.tsx";

/** Asks for a link to choose a new password. */
export const ResetScreen = () => {
  const accounts = useService(Accounts);
  const { run, isPending, failure } = useSubmit();
  const [answer, setAnswer] = useState<string | null>(null);
  return <ResetView answer={answer} isPending={isPending} failure={failure} onSend={(email) => run(accounts.requestReset(email), setAnswer)} onAgain={() => setAnswer(null)} />;
};
