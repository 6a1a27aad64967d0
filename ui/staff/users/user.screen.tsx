import { useState } from "react";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useService } from "../../react/services.tsx";
import { useStaffUser } from "../staff-user.ts";
import { useTeams } from "./use-teams.ts";
import { useUser } from "./use-user.ts";
import { UserView } from "./user.view.tsx";

const archive = loadable(async () => (await import("./archive.screen.tsx")).ArchiveScreen);

const viewAs = loadable(async () => (await import("../view-as/view-colleague.screen.tsx")).ViewColleagueScreen);
const impact = loadable(async () => (await import("./access-impact.screen.tsx")).AccessImpactScreen);

const history = loadable(async () => (await import("./user-history.screen.tsx")).UserHistoryScreen);

const handOver = loadable(async () => (await import("./hand-over.screen.tsx")).HandOverScreen);

/** One user: details, permissions, sessions and history. */
export const UserScreen = ({ id }: { readonly id: number }) => {
  const clock = useService(Clock);
  const [now] = useState(clock.now);
  const me = useStaffUser();
  const teams = useTeams();
  const shown = useUser(id);
  const [archived, setArchived] = useState<string | null>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const [heir, setHeir] = useState<string | null>(null);
  return (
    <>
      <UserView
        {...shown}
        me={me}
        now={now}
        teams={teams}
        Impact={impact.View}
        History={history.View}
        onArchive={setArchived}
        onHandOver={setHeir}
        onViewAs={setViewed}
      />
      {archived === null ? null : (
        <archive.View users={[{ id, name: archived }]} onDone={shown.onReload} onClose={() => setArchived(null)} />
      )}
      {viewed === null ? null : <viewAs.View id={id} name={viewed} onClose={() => setViewed(null)} />}
      {heir === null ? null : <handOver.View id={id} name={heir} onDone={shown.onReload} onClose={() => setHeir(null)} />}
    </>
  );
};
