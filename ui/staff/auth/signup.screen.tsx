import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useState } from "react";
import { Accounts } from "../../../core/auth/accounts.port.ts";
import { nextPath } from "../../../core/auth/next-path.rule.ts";
import type { PlanInfo } from "../../../core/auth/plan.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { useGo, useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { SignupView } from "./signup.view.tsx";
import { useCommonPasswords } from "./use-common-passwords.ts";

/** Creates an organisation and signs in. */
export const SignupScreen = () => {
  const accounts = useService(Accounts);
  const session = useService(StaffSession);
  const { plan: wanted = null, next = null } = useQuery();
  const [plan, setPlan] = useState<Remote<PlanInfo>>(idle);
  const { run, isPending, failure } = useSubmit();
  const go = useGo();
  const common = useCommonPasswords();
  const load = useCallback(async () => {
    setPlan(toLoading);
    const answer = await accounts.signupInfo(wanted)();
    setPlan((held) => (E.isRight(answer) ? loaded(answer.right) : toFailed(held, answer.left)));
  }, [accounts, wanted]);
  useEffect(() => void load(), [load]);
  return (
    <SignupView
      plan={plan}
      common={common}
      isPending={isPending}
      failure={failure}
      onRetryPlan={() => void load()}
      onSignup={(form) =>
        run(session.signup(wanted === null ? form : { ...form, plan: wanted }), () => go(nextPath(next), { replace: true }))
      }
    />
  );
};
