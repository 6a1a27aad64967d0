import { useState } from "react";
import type { Credentials } from "../../../core/auth/credentials.model.ts";
import type { SecondStep } from "../../../core/auth/second-step.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";

export type Login = {
  /** The password was accepted and a code is required. */
  readonly isCodeAsked: boolean;
  readonly isPending: boolean;
  /** of the form shown */
  readonly failure: Failure | null;
  readonly login: (credentials: Credentials) => void;
  readonly enterCode: (step: SecondStep) => void;
  readonly back: () => void;
};

const isTooLate = (failure: Failure | null): boolean => failure?.tag === "unauthorized";

/**
 * Signs in by password and, where required, a code; an expired code step returns to the password with an error.
 * @param onDone called after sign-in
 */
export const useLogin = (onDone: () => void): Login => {
  const session = useService(StaffSession);
  const [first, second] = [useSubmit(), useSubmit()];
  const [isAsked, setAsked] = useState(false);
  const [wasLate, setLate] = useState(false);
  const isLate = isTooLate(second.failure);
  if (isLate !== wasLate) {
    setLate(isLate);
    if (isLate) setAsked(false);
  }
  const late = first.failure === null && isLate ? second.failure : null;
  return {
    isCodeAsked: isAsked,
    isPending: first.isPending || second.isPending,
    failure: isAsked ? (isLate ? null : second.failure) : (first.failure ?? late),
    login: (credentials) => first.run(session.login(credentials), (user) => (user === null ? setAsked(true) : onDone())),
    enterCode: (step) => second.run(session.secondStep(step), onDone),
    back: () => setAsked(false),
  };
};
