import * as E from "fp-ts/lib/Either.js";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import { texts } from "../../contract/texts.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";

/** Endpoints for texts to contacts. */
export const routes: RouteContribution = ({ outbox }) =>
  routesFor(texts, {
    standing:
      ({ tx, params }) =>
      async () => {
        const stopped = await outbox.stopped.of(tx, params.id);
        return stopped === null ? noContact : E.right({ stopped });
      },
  });
