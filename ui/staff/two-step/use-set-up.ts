import { useState } from "react";
import { TwoStepStore } from "../../../core/two-step/two-step.port.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import type { SetUpProps, SetUpStep } from "./set-up.view.tsx";

/** @returns whether the browser allowed it */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/**
 * Runs the set-up step by step.
 * @param onOn called when it is switched on, before the recovery codes are confirmed
 */
export const useSetUp = (
  onOn: () => void,
): Pick<SetUpProps, "step" | "isPending" | "failure" | "onStart" | "onConfirm" | "onCopy"> & { readonly restart: () => void } => {
  const store = useService(TwoStepStore);
  const [step, setStep] = useState<SetUpStep>({ name: "password" });
  const [starting, confirming] = [useSubmit(), useSubmit()];
  const { isPending, failure } = step.name === "password" ? starting : confirming;
  return {
    step,
    isPending,
    failure,
    onStart: (start) => starting.run(store.start(start), (secret) => setStep({ name: "app", secret })),
    onConfirm: (code) =>
      confirming.run(store.confirm(code), (codes) => {
        setStep({ name: "codes", codes });
        onOn();
      }),
    onCopy: copyText,
    restart: () => setStep({ name: "password" }),
  };
};
