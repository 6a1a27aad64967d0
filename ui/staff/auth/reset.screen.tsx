import { useEffect, useState } from "react";
import { Accounts } from "../../../core/auth/accounts.port.ts";
import { LoginDesk } from "../../../core/auth/login-desk.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { ResetView } from "./reset.view.tsx";

/** Asks for a link to choose a new password. */
export const ResetScreen = () => {
  const accounts = useService(Accounts);
  const desk = useService(LoginDesk);
  const info = latestValue(useLatest(desk.info$, idle));
  useEffect(() => void desk.loadInfo(null)(), [desk]);
  const { run, isPending, failure } = useSubmit();
  const [answer, setAnswer] = useState<string | null>(null);
  return <ResetView canMail={info?.mail ?? true} answer={answer} isPending={isPending} failure={failure} onSend={(email) => run(accounts.requestReset(email), setAnswer)} onAgain={() => setAnswer(null)} />;
};
