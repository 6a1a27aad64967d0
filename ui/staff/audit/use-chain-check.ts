import * as E from "fp-ts/lib/Either.js";
import { useEffect, useRef, useState } from "react";
import type { AuditLog } from "../../../core/audit/audit.port.ts";
import type { ChainCheck } from "./chain-card.view.tsx";

/** Verifies the chain segment by segment until it is complete or broken, or the component unmounts. */
export const useChainCheck = (log: AuditLog): ChainCheck & { readonly start: () => void } => {
  const [check, setCheck] = useState<ChainCheck>({ isChecking: false, verdict: null, failure: null });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const run = async (): Promise<void> => {
    setCheck({ isChecking: true, verdict: null, failure: null });
    for (let after = 0; isThere.current;) {
      const answer = await log.verify(after)();
      if (!isThere.current) return;
      if (E.isLeft(answer)) return setCheck({ isChecking: false, verdict: null, failure: answer.left });
      const verdict = answer.right;
      setCheck({ isChecking: verdict.next, verdict, failure: null });
      if (!verdict.next) return;
      after = verdict.checked;
    }
  };
  return { ...check, start: () => void run() };
};
