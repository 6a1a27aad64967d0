import { useMemo } from "react";
import { Permissions } from "../../../core/permissions/permissions.port.ts";
import type { PresetAccess } from "../../../core/permissions/preset.model.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { AccessImpactView } from "../users/access-impact.view.tsx";

const waitMs = 400;

type FollowersImpactProps = { readonly preset: number; readonly access: PresetAccess };

/** What the followers of a preset would gain and lose together, asked anew while it is edited. */
export const FollowersImpact = ({ preset, access: { role, flags } }: FollowersImpactProps) => {
  const permissions = useService(Permissions);
  const ask = useMemo(() => () => permissions.presetImpact(preset, { role, flags }), [permissions, preset, role, flags]);
  const { answer, again } = useAnswer(ask, "", waitMs);
  return <AccessImpactView impact={answer} onRetry={again} />;
};
