import * as TE from "fp-ts/lib/TaskEither.js";
import { useMemo, useState } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Invitations } from "../../../core/users/invitations.port.ts";
import { useGo, useLinkToken } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useCommonPasswords } from "../auth/use-common-passwords.ts";
import { InviteView } from "./invite.view.tsx";

const home = "/ui/";

/** Accepts the invitation of the link, by a password or by single sign-on. */
export const InviteScreen = () => {
  const invitations = useService(Invitations);
  const session = useService(StaffSession);
  const inAddress = useLinkToken();
  const [token] = useState(inAddress);
  const go = useGo();
  const common = useCommonPasswords();
  const { run, isPending, failure } = useSubmit();
  const ask = useMemo(() => (key: string) => invitations.preview(key), [invitations]);
  const { answer, again } = useAnswer(ask, token);
  return (
    <InviteView
      invitation={answer}
      common={common}
      isPending={isPending}
      failure={failure}
      onRetry={again}
      onOidc={(url) => window.location.assign(`${url}?next=${encodeURIComponent(home)}`)}
      onAccept={(form) => run(TE.chain(() => session.reload)(invitations.accept({ token, ...form })), () => go(home, { replace: true }))}
    />
  );
};
