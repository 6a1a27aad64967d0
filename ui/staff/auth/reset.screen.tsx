import { useEffect, useState } from "react";
import { Accounts } from "../../../core/auth/accounts.port.ts";
import { LoginOptions } from "../../../core/auth/login-options.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { ResetView } from "./reset.view.tsx";

/** Requests a link to reset the password. */
export const ResetScreen = () => {
  const accounts = useService(Accounts);
  const loginOptions = useService(LoginOptions);
  const info = latestValue(useLatest(loginOptions.info$, idle));
  useEffect(() => void loginOptions.loadInfo(null)(), [loginOptions]);
  const { run, isPending, failure } = useSubmit();
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <ResetView
      canMail={info?.mail ?? true}
      answer={answer}
      isPending={isPending}
      failure={failure}
      onSend={(email) => run(accounts.requestReset(email), setAnswer)}
      onAgain={() => setAnswer(null)}
    />
  );
};
