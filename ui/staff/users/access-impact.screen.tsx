import * as E from "fp-ts/lib/Either.js";
import { useMemo } from "react";
import { invalid } from "../../../core/kernel/failure.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import { UserChange } from "../../../core/users/colleague.model.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { AccessImpactView } from "./access-impact.view.tsx";

const waitMs = 300;

export type AccessImpactScreenProps = { readonly user: number; readonly change: UserChange };

/** What a change of a user would give and take, asked anew while it is edited. */
export const AccessImpactScreen = ({ user, change }: AccessImpactScreenProps) => {
  const permissions = useService(Permissions);
  const ask = useMemo(
    () => (key: string) => {
      const asked = UserChange.decode(JSON.parse(key));
      return E.isRight(asked) ? permissions.impact(user, asked.right) : async () => E.left(invalid({}));
    },
    [permissions, user],
  );
  const { answer, again } = useAnswer(ask, JSON.stringify(change), waitMs);
  return <AccessImpactView impact={answer} onRetry={again} />;
};
