import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import type { AccessImpact } from "../../../core/permissions/access-impact.model.ts";
import { losesSome } from "../../../core/permissions/access-impact.rule.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { UserChange } from "../../../core/users/colleague.model.ts";
import { useService } from "../../react/services.tsx";

/** A change that takes records away, until it is answered. */
export type LossQuestion = { readonly name: string; readonly impact: AccessImpact; readonly answer: (isMeant: boolean) => void };

/** Asks before a change takes records away from a user; one that takes none, or whose effect is unknown, is not asked about. */
export const useLossQuestion = () => {
  const permissions = useService(Permissions);
  const [question, setQuestion] = useState<LossQuestion | null>(null);
  const mayLose = useCallback(
    async ({ id, name }: PermittedUser, change: UserChange): Promise<boolean> => {
      const impact = await permissions.impact(id, change)();
      if (E.isLeft(impact) || !losesSome(impact.right)) return true;
      return new Promise((resolve) => {
        const answer = (isMeant: boolean): void => {
          setQuestion(null);
          resolve(isMeant);
        };
        setQuestion({ name, impact: impact.right, answer });
      });
    },
    [permissions],
  );
  return { question, mayLose };
};
