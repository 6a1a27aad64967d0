import * as E from "fp-ts/lib/Either.js";
import { useMemo } from "react";
import { allFlags } from "../../../core/access/role.model.ts";
import { impactTogether } from "../../../core/permissions/access-impact-sum.rule.ts";
import type { AccessImpact } from "../../../core/permissions/access-impact.model.ts";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PermittedUser, PresetDraft } from "../../../core/permissions/preset.model.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { AccessImpactView } from "../users/access-impact.view.tsx";

const waitMs = 400;

type FollowersImpactProps = { readonly followers: readonly PermittedUser[]; readonly draft: PresetDraft };

/** What the followers of a preset would gain and lose together, asked anew while it is edited. */
export const FollowersImpact = ({ followers, draft: { role, flags } }: FollowersImpactProps) => {
  const permissions = useService(Permissions);
  const ask = useMemo(
    () => () => async () => {
      const all: AccessImpact[] = [];
      const feature_flags = Object.fromEntries(allFlags.map((flag) => [flag, flags.includes(flag)]));
      for (const { id, version } of followers) {
        const answer = await permissions.impact(id, { version, role, feature_flags })();
        if (E.isLeft(answer)) return answer;
        all.push(answer.right);
      }
      return E.right(impactTogether(all));
    },
    [permissions, followers, role, flags],
  );
  const { answer, again } = useAnswer(ask, "", waitMs);
  return <AccessImpactView impact={answer} onRetry={again} />;
};
