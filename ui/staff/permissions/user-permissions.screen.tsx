import { UserX } from "lucide-react";
import { useEffect } from "react";
import { permissionRows } from "../../../core/permissions/permission-rows.view-model.ts";
import { manageProblem } from "../../../core/users/manage-people.rule.ts";
import { permissionsText } from "../../i18n/en/permissions.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useGo, useParams } from "../../react/address.ts";
import { useStaffUser } from "../staff-user.ts";
import { LossDialog } from "./loss-dialog.view.tsx";
import { PersonPermissions } from "./person-permissions.view.tsx";
import { useLossQuestion } from "./use-loss-question.ts";
import { usePermissions } from "./use-permissions.ts";
import { UserFieldsScreen } from "./user-fields.screen.tsx";
import { type PermissionTab, permissionTabs, UserPermissionsView } from "./user-permissions.view.tsx";
import { UserTeamsScreen } from "./user-teams.screen.tsx";
import { UserTraceScreen } from "./user-trace.screen.tsx";

/** The tab of an address; an unknown one leads to the permissions. */
const useTab = (): PermissionTab => {
  const { userId = "", type = "flags" } = useParams();
  const go = useGo();
  const tab = permissionTabs.find((one) => one === type);
  const isUnknown = tab === undefined;
  useEffect(() => {
    if (isUnknown) go(`/ui/settings/users/${userId}/permissions/flags`, { replace: true });
  }, [isUnknown, userId, go]);
  return tab ?? "flags";
};

/** `settings/users/{user_id}/permissions/{type?}`: what one user may do, their teams, and the fields that they see. */
export const UserPermissionsScreen = () => {
  const text = useText(permissionsText);
  const { userId = "" } = useParams();
  const tab = useTab();
  const me = useStaffUser();
  const { question, mayLose } = useLossQuestion();
  const { matrix, again, onSwitch, onFollow, onTeams } = usePermissions(mayLose);
  return (
    <>
      <RemoteView remote={matrix} skeleton={<SkeletonLines lines={8} />} onRetry={again}>
        {(known) => {
          const row = permissionRows(known, me).find(({ user }) => String(user.id) === userId);
          if (row === undefined) return <EmptyState icon={UserX} title={text("page.gone")} />;
          const { user } = row;
          return (
            <UserPermissionsView user={user} tab={tab}>
              {tab === "flags" ? (
                <PersonPermissions row={row} presets={known.presets} me={me} onSwitch={onSwitch} onFollow={onFollow} />
              ) : null}
              {tab === "teams" ? (
                <UserTeamsScreen
                  user={user}
                  features={known.features}
                  isFixed={manageProblem(me, user, "details") !== null}
                  onTeams={(teams, said) => onTeams(user.id, teams, said)}
                />
              ) : null}
              {tab === "trace" ? (
                <UserTraceScreen
                  user={user}
                  isFixed={manageProblem(me, user, "details") !== null}
                  onGrant={(flag, day) => onSwitch(user.id, flag, true, day)}
                  onJoin={({ id, label }) => onTeams(user.id, [...user.teams, id], text("trace.joined", { name: user.name, team: label }))}
                />
              ) : null}
              {tab === "fields" ? <UserFieldsScreen row={row} features={known.features} /> : null}
            </UserPermissionsView>
          );
        }}
      </RemoteView>
      <LossDialog question={question} />
    </>
  );
};
