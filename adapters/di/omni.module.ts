import { ContainerModule } from "inversify";
import { map } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { makeOmniSearch, OmniSearch } from "../../core/shell/omni-search.service.ts";
import { OmniStore } from "../../core/shell/omni.port.ts";
import { Caller } from "../http/caller.ts";
import { makeOmniHttp } from "../http/omni.http.ts";
import { provide } from "./provide.ts";

/** Search across all records. */
export const omniModule = new ContainerModule((options) => {
  provide(options, OmniStore, (call: Caller) => makeOmniHttp(call), [Caller]);
  provide(
    options,
    OmniSearch,
    (store: OmniStore, session: StaffSession) => {
      const who$ = session.current$.pipe(
        map((current) => latestValue(current)),
        map((user) => `${user?.id ?? "nobody"} ${user?.team_id ?? "no team"}`),
      );
      return makeOmniSearch({ store, who$ });
    },
    [OmniStore, StaffSession],
  );
});
