import { programs } from "../../contract/programs.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeProgramStore } from "./programs.store.ts";

/** Endpoints for programs. */
export const routes: RouteContribution = () =>
  routesFor(programs, {
    list: (call) => makeProgramStore(call).list(),
    get: (call) => makeProgramStore(call).get(call.params.id),
    update: (call) => {
      const { action: _, teams = [], ...values } = call.body;
      return makeProgramStore(call).enable(call.params.id, values, teams);
    },
  });
