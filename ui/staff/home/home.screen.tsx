import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { navigationEntries } from "../frame/navigation-entries.ts";
import { staffRoutes } from "../staff-routes.ts";
import { HomeView } from "./home.view.tsx";

/** The first page: whom it greets and where they may go. */
export const HomeScreen = () => {
  const user = latestValue(useLatest(useService(StaffSession).current$, idle));
  if (user === undefined || user === null) return null;
  const { main, more } = navigationEntries(user, staffRoutes, "/ui/", false);
  return <HomeView name={user.first_name} organisation={user.org_name} places={[...main, ...more].filter(({ id }) => id !== "home")} />;
};
