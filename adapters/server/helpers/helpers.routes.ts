import * as E from "fp-ts/lib/Either.js";
import { readDate } from "../../../core/validation/read-date.rule.ts";
import { helpers } from "../../contract/helpers.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";

/** Endpoints that help forms. */
export const routes: RouteContribution = () =>
  routesFor(helpers, {
    strtotime:
      ({ body, request }) =>
      async () =>
        E.map((read: { readonly timestamp: number; readonly formatted: string }) => ({ status: "success" as const, ...read }))(
          readDate(body, request.now),
        ),
  });
