import { boards } from "../../contract/boards.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeBoardStore } from "./boards.store.ts";
import { viewerOf } from "./contact-row.ts";

/** Endpoints for boards of contacts. */
export const routes: RouteContribution = () =>
  routesFor(boards, {
    get: ({ tx, actor, query: { field, search, value, without_value, page } }) =>
      makeBoardStore(tx, viewerOf(actor)).read({
        field,
        search,
        column: value !== null ? { value } : without_value ? { value: null } : null,
        page,
      }),
  });
