import { ContainerModule } from "inversify";
import { OwnStaffView, ViewsAs, ViewsAsColleague } from "../../../core/view-as/view-as.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeOwnStaffViewHttp, makeViewsAsColleagueHttp, makeViewsAsHttp } from "../../http/view-as.http.ts";
import { provide } from "../provide.ts";

/** Looking at the portal as a contact and at the staff application as another user, and the view of this tab. */
export const services = new ContainerModule((options) => {
  provide(options, ViewsAs, (call: Caller) => makeViewsAsHttp(call), [Caller]);
  provide(options, ViewsAsColleague, (call: Caller) => makeViewsAsColleagueHttp(call), [Caller]);
  provide(options, OwnStaffView, (call: Caller) => makeOwnStaffViewHttp(call), [Caller]);
});
