import * as E from "fp-ts/lib/Either.js";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { texts } from "../../contract/texts.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { stoppedNumbers } from "./stopped-numbers.store.ts";

/** Endpoints for texts to contacts. */
export const routes: RouteContribution = () =>
  routesFor(texts, {
    standing:
      ({ tx, params }) =>
      async () => {
        const stopped = await stoppedNumbers(tx, params.id);
        return stopped === null ? noContact : E.right({ stopped });
      },
  });
