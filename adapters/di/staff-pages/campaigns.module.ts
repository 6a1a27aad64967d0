import { ContainerModule } from "inversify";
import { CampaignEditing } from "../../../core/campaigns/campaign-editing.port.ts";
import { CampaignTools } from "../../../core/campaigns/campaign-tools.port.ts";
import { courseList } from "../../../core/campaigns/course-list.rule.ts";
import { CoursePages, CourseViews, CourseViewStore } from "../../../core/campaigns/course-lists.port.ts";
import { CourseLists, makeCourseLists } from "../../../core/campaigns/course-lists.service.ts";
import { CourseSettingsEditing, makeCourseSettingsEditing } from "../../../core/campaigns/course-settings-editing.service.ts";
import { EditImpactStore } from "../../../core/edit-impact/edit-impact.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { makeSavedViews } from "../../../core/views/saved-views.service.ts";
import { courseViews } from "../../contract/course-views.contract.ts";
import { Caller } from "../../http/caller.ts";
import { makeCampaignEditingHttp } from "../../http/campaign-editing.http.ts";
import { makeCampaignToolsHttp } from "../../http/campaign-tools.http.ts";
import { makeCoursePagesHttp } from "../../http/course-pages.http.ts";
import { makeEditImpactHttp } from "../../http/edit-impact.http.ts";
import { makeViewsHttp } from "../../http/views.http.ts";
import { provide } from "../provide.ts";

/** Courses and their lessons, as staff edit them. */
export const services = new ContainerModule((options) => {
  provide(options, CampaignEditing, (call: Caller) => makeCampaignEditingHttp(call), [Caller]);
  provide(options, CampaignTools, (call: Caller) => makeCampaignToolsHttp(call), [Caller]);
  provide(options, CoursePages, (call: Caller) => makeCoursePagesHttp(call), [Caller]);
  provide(options, CourseLists, (pages: CoursePages, storage: UserStorage) => makeCourseLists({ pages, storage }), [
    CoursePages,
    UserStorage,
  ]);
  provide(options, CourseViewStore, (call: Caller) => makeViewsHttp(call, courseViews), [Caller]);
  provide(options, CourseViews, (store: CourseViewStore, storage: UserStorage) => makeSavedViews({ list: courseList, store, storage }), [
    CourseViewStore,
    UserStorage,
  ]);
  provide(options, EditImpactStore, (call: Caller) => makeEditImpactHttp(call), [Caller]);
  provide(
    options,
    CourseSettingsEditing,
    (store: CampaignEditing, connectivity: Connectivity, storage: UserStorage) =>
      makeCourseSettingsEditing({ store, connectivity, storage }),
    [CampaignEditing, Connectivity, UserStorage],
  );
});
