import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { SecretStore } from "../../../core/fields/secrets.port.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { fieldsText } from "../../i18n/en/fields.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import type { FieldChanges } from "./use-field-changes.ts";

type Waiting = { readonly id: number; readonly label: string };

/** Reverts conversions, after the password when secrets become plain text. */
export const useRevert = ({ run, toasts }: Pick<FieldChanges, "run" | "toasts">) => {
  const text = useText(fieldsText);
  const { confirm } = useService(SecretStore);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    setWaiting(null);
    setProblem(null);
  };
  const revert = async (id: number, label: string): Promise<void> => {
    const reverted = await run(
      (fields) => fields.revert(id),
      (failure) => {
        if (failure.tag === "forbidden" && failure.needs === "password") return setWaiting({ id, label });
        toasts.show({ text: failureMessage(failure), tone: "error" });
      },
    );
    if (reverted !== null) toasts.show({ text: text("settings.reverted", { label }) });
  };
  return {
    revert,
    isAsking: waiting !== null,
    problem,
    close,
    confirm: async (password: string): Promise<void> => {
      const verdict = await confirm(password)();
      if (E.isLeft(verdict)) return setProblem(failureMessage(verdict.left));
      if (!verdict.right.confirmed) return setProblem(verdict.right.message ?? null);
      close();
      if (waiting !== null) await revert(waiting.id, waiting.label);
    },
  };
};
