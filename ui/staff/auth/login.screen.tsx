import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { Credentials } from "../../../core/auth/credentials.model.ts";
import type { DemoAccount } from "../../../core/auth/login-info.model.ts";
import { LoginOptions } from "../../../core/auth/login-options.service.ts";
import { nextPath, staffRoot } from "../../../core/auth/next-path.rule.ts";
import { PortalAccounts } from "../../../core/auth/portal-accounts.port.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { useGo, useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { SecondStepView } from "../two-step/second-step.view.tsx";
import { LoginView } from "./login.view.tsx";
import { useLogin } from "./use-login.ts";

/** Signs in and redirects to the page that was requested. */
export const LoginScreen = () => {
  const text = useText(staffAuthText);
  const session = useService(StaffSession);
  const loginOptions = useService(LoginOptions);
  const learners = useService(PortalAccounts);
  const info = latestValue(useLatest(loginOptions.info$, idle));
  const query = useQuery();
  const [{ next = null, code = null, done = null }] = useState(query);
  const go = useGo();
  const learner = useSubmit();
  const [tried, setTried] = useState<Credentials | null>(null);
  const target = nextPath(next);
  const { login, isCodeAsked, enterCode, back, isPending, failure } = useLogin(() => go(target, { replace: true }));

  useEffect(() => {
    void loginOptions
      .loadInfo(code)()
      .then((answer) => {
        if (E.isLeft(answer) || answer.right !== null) return;
        void session.reload().then(() => go(code === null ? target : staffRoot, { replace: true }));
      });
  }, [loginOptions, session, code, target, go]);

  const enter = (credentials: Credentials): void => {
    setTried(credentials);
    login(credentials);
  };
  const demo = (account: DemoAccount): void => {
    const { email, password, pid } = account;
    if (account.kind === "staff") return enter({ email, password });
    return learner.run(learners.signIn({ email, password, ...(pid === null ? {} : { pid }) }), () =>
      window.location.assign(pid === null ? "/portal/" : `/portal/${encodeURIComponent(pid)}`),
    );
  };
  const notices = { password: text("login.changed"), email: text("login.confirmed"), closed: text("login.closed") };
  const notice = done === "password" || done === "email" || done === "closed" ? notices[done] : null;
  if (isCodeAsked) return <SecondStepView isPending={isPending} failure={failure} onSubmit={enterCode} onBack={back} />;
  return (
    <LoginView
      info={info ?? null}
      notice={notice}
      isPending={isPending || learner.isPending}
      failure={failure ?? learner.failure}
      signupHref={next === null ? "/ui/signup" : `/ui/signup?next=${encodeURIComponent(next)}`}
      onLogin={enter}
      onTakeBack={() => (tried === null ? undefined : login({ ...tried, take_back: true }))}
      onDemo={demo}
      onOidc={(url) => window.location.assign(`${url}?next=${encodeURIComponent(target)}`)}
    />
  );
};
