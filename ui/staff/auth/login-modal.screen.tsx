import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { LoginModalView } from "./login-modal.view.tsx";
import { useLogin } from "./use-login.ts";

/** Signs in again over a page whose session has expired; pending requests then continue. */
export const LoginModalScreen = ({ user }: { readonly user: SessionUser }) => {
  const text = useText(staffAuthText);
  const session = useService(StaffSession);
  const { login, isCodeAsked, enterCode, back, isPending, failure } = useLogin(() => undefined);
  const [note, setNote] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    const answer: E.Either<Failure, "same" | "other" | "nobody"> = await session.resume();
    if (E.isLeft(answer)) setNote(failureMessage(answer.left));
    else if (answer.right === "other") window.location.assign("/ui/");
    else if (answer.right === "nobody") setNote(text("modal.nobody"));
  };
  return (
    <LoginModalView
      email={user.email}
      isPending={isPending}
      failure={failure}
      note={note}
      code={isCodeAsked ? { isPending, failure, onSubmit: enterCode, onBack: back } : null}
      onLogin={(password) => login({ email: user.email, password })}
      onCheck={() => void check()}
      onLeave={() => {
        session.giveUp();
        window.location.assign("/ui/login");
      }}
    />
  );
};
