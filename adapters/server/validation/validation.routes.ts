import * as TE from "fp-ts/lib/TaskEither.js";
import { readDate } from "../../../core/validation/read-date.rule.ts";
import { validation } from "../../contract/validation.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";

/** Endpoints that check what is typed into forms. */
export const routes: RouteContribution = () =>
  routesFor(validation, { strtotime: ({ body, request }) => TE.fromEither(readDate(body, request.now)) });
