import { ContainerModule } from "inversify";
import { map } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { CampaignStore } from "../../core/campaigns/campaigns.port.ts";
import { HomeContents, makeHomeContents } from "../../core/home/home-contents.service.ts";
import { ItemCounter } from "../../core/home/item-counts.port.ts";
import { News } from "../../core/home/news.port.ts";
import { Clock } from "../../core/kernel/clock.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { makeStoredCache } from "../../core/kernel/stored-cache.service.ts";
import { UserStorage } from "../../core/kernel/user-storage.ts";
import { LinkPreviews } from "../../core/links/link-previews.port.ts";
import { UsageStore } from "../../core/org/usage.port.ts";
import { TaskStore } from "../../core/tasks/tasks.port.ts";
import { Caller } from "../http/caller.ts";
import { makeCampaignsHttp } from "../http/campaigns.http.ts";
import { CsrfToken } from "../http/csrf-token.ts";
import { makeItemCounterHttp, makeLinkPreviewsHttp, makeNewsHttp } from "../http/home.http.ts";
import { provide } from "./provide.ts";

/** Home, and the services of other areas that it uses. */
export const homeModule = new ContainerModule((options) => {
  provide(options, ItemCounter, (call: Caller) => makeItemCounterHttp(call), [Caller]);
  provide(options, News, (call: Caller) => makeNewsHttp(call), [Caller]);
  provide(options, CampaignStore, (call: Caller) => makeCampaignsHttp(call), [Caller]);
  provide(options, LinkPreviews, (call: Caller, csrf: CsrfToken) => makeLinkPreviewsHttp(call, () => csrf.get() ?? ""), [
    Caller,
    CsrfToken,
  ]);
  provide(
    options,
    HomeContents,
    (
      counter: ItemCounter,
      campaigns: CampaignStore,
      usage: UsageStore,
      tasks: TaskStore,
      news: News,
      storage: UserStorage,
      clock: Clock,
      session: StaffSession,
    ) => {
      const who$ = session.current$.pipe(map((current) => String(latestValue(current)?.id ?? "nobody")));
      return makeHomeContents({ counter, campaigns, usage, tasks, news, cache: makeStoredCache({ storage, clock }), who$ });
    },
    [ItemCounter, CampaignStore, UsageStore, TaskStore, News, UserStorage, Clock, StaffSession],
  );
});
