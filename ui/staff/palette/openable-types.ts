import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { omniRoute } from "../../../core/shell/omni-record.rule.ts";
import { type OmniType, omniTypes } from "../../../core/shell/omni.model.ts";
import { mayChooseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { opensFor } from "../opens-for.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The types of records that the user can do something with once they are found: open them, or with a team work in it. */
export const searchableTypes = (user: SessionUser, pages: readonly StaffRoute[]): readonly OmniType[] =>
  omniTypes.filter((type) => opensFor(omniRoute(type, 1), user, pages) || (type === "team" && mayChooseTeam(user)));
