import { ContainerModule } from "inversify";
import { distinctUntilChanged, map, skip } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { makeModals, Modals } from "../../core/shell/modals.service.ts";
import { PageConfig } from "../../core/shell/page-config.port.ts";
import { ParentFrame } from "../../core/shell/parent-frame.port.ts";
import { SupportHost } from "../../core/shell/support.port.ts";
import { makeSupport, Support } from "../../core/shell/support.service.ts";
import { Unread } from "../../core/shell/unread.service.ts";
import { provide } from "./provide.ts";

/** The frame of the staff application; open windows are closed when another user signs in. */
export const shellModule = new ContainerModule((options) => {
  provide(
    options,
    Modals,
    (session: StaffSession) => {
      const modals = makeModals();
      session.current$
        .pipe(
          map((current) => latestValue(current)?.id),
          distinctUntilChanged(),
          skip(1),
        )
        .subscribe(modals.clear);
      return modals;
    },
    [StaffSession],
  );
  provide(
    options,
    Support,
    ({ config }: PageConfig, host: SupportHost, { isEmbedded }: ParentFrame, unread: Unread) => {
      const support = makeSupport({ config, host, isEmbedded });
      unread.add(support.state$.pipe(map((state) => state.unread)));
      return support;
    },
    [PageConfig, SupportHost, ParentFrame, Unread],
  );
});
