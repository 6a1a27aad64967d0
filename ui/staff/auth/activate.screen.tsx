import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { Accounts } from "../../../core/auth/accounts.port.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { useLinkToken } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { ActivateView } from "./activate.view.tsx";

/** Confirms an email address once, with the token of the mailed link. */
export const ActivateScreen = () => {
  const accounts = useService(Accounts);
  const token = useLinkToken();
  const [state, setState] = useState<Remote<true>>(idle);
  const begun = useRef(false);
  const activate = useCallback(async () => {
    setState(toLoading);
    const answer = await accounts.activate(token)();
    setState((held) => (E.isRight(answer) ? loaded(true) : toFailed(held, answer.left)));
  }, [accounts, token]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void activate();
  }, [activate]);
  return <ActivateView state={state} onRetry={() => void activate()} />;
};
