import { ContainerModule } from "inversify";
import { makeStaffNames, StaffNames } from "../../../core/users/staff-names.service.ts";
import { UserDirectory } from "../../../core/users/users.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeUsersHttp } from "../../http/users.http.ts";
import { provide } from "../provide.ts";

/** The names of the staff. */
export const services = new ContainerModule((options) => {
  provide(options, UserDirectory, (call: Caller) => makeUsersHttp(call), [Caller]);
  provide(options, StaffNames, (directory: UserDirectory) => makeStaffNames(directory), [UserDirectory]);
});
