import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { useGo, useLinkToken } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { SudoView } from "./sudo.view.tsx";

/** Signs support in once, with the link that the command line made. */
export const SudoScreen = () => {
  const session = useService(StaffSession);
  const token = useLinkToken();
  const go = useGo();
  const [failure, setFailure] = useState<Failure | null>(null);
  const begun = useRef(false);
  const signIn = useCallback(async () => {
    setFailure(null);
    const answer = await session.sudo(token)();
    if (E.isRight(answer)) go("/ui/", { replace: true });
    else setFailure(answer.left);
  }, [session, token, go]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signIn();
  }, [signIn]);
  return <SudoView failure={failure} onRetry={() => void signIn()} />;
};
