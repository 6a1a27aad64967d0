import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { omniRoute } from "../../../core/shell/omni-record.rule.ts";
import { type OmniType, omniTypes } from "../../../core/shell/omni.model.ts";
import { mayChooseTeam } from "../../../core/teams/usable-teams.rule.ts";
import { opensFor } from "../opens-for.model.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The record types the user can act on in search results: types that open, and teams the user may switch to. */
export const searchableTypes = (user: SessionUser, pages: readonly StaffRoute[]): readonly OmniType[] =>
  omniTypes.filter((type) => opensFor(omniRoute(type, 1), user, pages) || (type === "team" && mayChooseTeam(user)));
