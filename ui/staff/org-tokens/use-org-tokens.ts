import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { NewOrgToken } from "../../../core/org-tokens/org-token.model.ts";
import { OrgTokenStore } from "../../../core/org-tokens/org-tokens.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import type { ShownSecret } from "../profile/token-secret.view.tsx";
import type { OrgTokensViewProps } from "./org-tokens.view.tsx";

type OrgTokens = Pick<OrgTokensViewProps, "tokens" | "now" | "secret" | "onRetry" | "onCopy"> & {
  readonly isPending: boolean;
  readonly failure: ReturnType<typeof useSubmit>["failure"];
  readonly create: (token: NewOrgToken, onDone: () => void) => void;
  readonly connect: (name: string, onDone: () => void) => void;
  readonly rotate: (id: number) => void;
  readonly revoke: (id: number) => void;
};

/** The organisation's tokens, and what is done with them. */
export const useOrgTokens = (): OrgTokens => {
  const [store, alerts, clock] = [useService(OrgTokenStore), useService(Alerts), useService(Clock)];
  const text = useText(profileText);
  const [making, ending] = [useSubmit(), useSubmit()];
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { answer, again } = useAnswer(store.list, "");
  const show = (made: ShownSecret): void => {
    setSecret(made);
    again();
  };
  const then =
    (onDone: () => void) =>
    (made: ShownSecret): void => {
      onDone();
      show(made);
    };
  return {
    tokens: answer,
    now: clock.now(),
    secret,
    isPending: making.isPending,
    failure: making.failure,
    onRetry: again,
    onCopy: (copied) => void navigator.clipboard.writeText(copied).then(() => alerts.show(text("tokens.copied"), "success")),
    create: (token, onDone) => making.run(store.create(token), then(onDone)),
    connect: (name, onDone) => making.run(store.connect(name), then(onDone)),
    rotate: (id) => ending.run(alerts.reporting(store.rotate(id)), show),
    revoke: (id) =>
      ending.run(alerts.reporting(store.revoke(id)), () => {
        again();
        alerts.show(text("tokens.revoked"), "success");
      }),
  };
};
