import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { Accounts } from "../../../core/auth/accounts.port.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { useGo, useLinkToken } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ResetConfirmView } from "./reset-confirm.view.tsx";
import { useCommonPasswords } from "./use-common-passwords.ts";

/** Sets a new password with the token of the mailed link. */
export const ResetConfirmScreen = () => {
  const accounts = useService(Accounts);
  const token = useLinkToken();
  const [link, setLink] = useState<Remote<true>>(idle);
  const { run, isPending, failure } = useSubmit();
  const go = useGo();
  const common = useCommonPasswords();
  const check = useCallback(async () => {
    setLink(toLoading);
    const answer = await accounts.checkReset(token)();
    setLink((held) => (E.isRight(answer) ? loaded(true) : toFailed(held, answer.left)));
  }, [accounts, token]);
  useEffect(() => void check(), [check]);
  return (
    <ResetConfirmView
      link={link}
      common={common}
      isPending={isPending}
      failure={failure}
      onRetry={() => void check()}
      onConfirm={(password) => run(accounts.confirmReset({ token, password }), () => go("/ui/login?done=password", { replace: true }))}
    />
  );
};
