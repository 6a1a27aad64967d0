import * as E from "fp-ts/lib/Either.js";
import { useMemo, useState } from "react";
import type { OwnCertificates } from "../../../core/certificates/certificate.model.ts";
import { Certificates } from "../../../core/certificates/certificates.port.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { loaded, type Remote } from "../../../core/kernel/remote.ts";
import { certificatesText } from "../../i18n/en/certificates.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

type Claiming = {
  readonly own: Remote<OwnCertificates>;
  readonly again: () => void;
  /** the course whose certificate is being asked for */
  readonly pending: number | null;
  readonly claim: (course: number) => void;
};

/** The learner's certificates, and how one is asked for. */
export const useCertificates = (): Claiming => {
  const text = useText(certificatesText);
  const store = useService(Certificates);
  const alerts = useService(Alerts);
  const toasts = useToasts();
  const ask = useMemo(() => () => store.own(), [store]);
  const { answer, again } = useAnswer(ask, "own");
  const [claimed, setClaimed] = useState<OwnCertificates | null>(null);
  const [pending, setPending] = useState<number | null>(null);
  const claim = async (course: number): Promise<void> => {
    setPending(course);
    const given = await alerts.reporting(store.claim(course))();
    setPending(null);
    if (E.isLeft(given)) return;
    setClaimed(given.right);
    toasts.show({ text: text("claimed"), tone: "success" });
  };
  return { own: claimed === null ? answer : loaded(claimed), again, pending, claim: (course) => void claim(course) };
};
