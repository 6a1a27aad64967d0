import { useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { type NewToken, ProfileStore } from "../../../core/profile/profile.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import type { ProfileViewProps } from "./profile.view.tsx";

type AccountCards = Pick<ProfileViewProps, "sessions" | "tokens"> & {
  /** after a change of how the user signs in; a new password ends the other sessions */
  readonly onCredentials: () => void;
};

/** Sessions and tokens of the user. */
export const useAccountCards = (user: SessionUser): AccountCards => {
  const [store, alerts, clock] = [useService(ProfileStore), useService(Alerts), useService(Clock)];
  const text = useText(profileText);
  const [now] = useState(clock.now);
  const [closing, making] = [useSubmit(), useSubmit()];
  const [secret, setSecret] = useState<NewToken | null>(null);
  const [closingId, setClosingId] = useState<number | null>(null);
  const [sessions, tokens] = [useAnswer(store.sessions, String(user.id)), useAnswer(store.tokens, String(user.id))];
  const show = (made: NewToken): void => {
    setSecret(made);
    tokens.again();
  };
  const say = (message: string): void => alerts.show(message, "success");
  return {
    onCredentials: sessions.again,
    sessions: {
      sessions: sessions.answer,
      now,
      closing: closing.isPending ? closingId : null,
      onRetry: sessions.again,
      onClose: (id) => {
        setClosingId(id);
        closing.run(alerts.reporting(store.closeSession(id)), () => {
          sessions.again();
          say(text("sessions.closed"));
        });
      },
    },
    tokens: {
      tokens: tokens.answer,
      now,
      secret,
      isPending: making.isPending,
      failure: making.failure,
      onRetry: tokens.again,
      onCreate: (token, onDone) =>
        making.run(store.createToken(token), (made) => {
          onDone();
          show(made);
        }),
      onRotate: (id) => closing.run(alerts.reporting(store.rotateToken(id)), show),
      onRevoke: (id) =>
        closing.run(alerts.reporting(store.revokeToken(id)), () => {
          tokens.again();
          say(text("tokens.revoked"));
        }),
      onCopy: (copied) => void navigator.clipboard.writeText(copied).then(() => say(text("tokens.copied"))),
    },
  };
};
