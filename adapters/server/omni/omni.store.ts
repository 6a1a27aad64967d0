import * as E from "fp-ts/lib/Either.js";
import { mayCall, staff, type StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { bestMatches } from "../../../core/shell/omni-rank.rule.ts";
import { omniRoute } from "../../../core/shell/omni-record.rule.ts";
import { type OmniQuery, type OmniResult, type OmniType, omniTypes } from "../../../core/shell/omni.model.ts";
import type { OmniStore } from "../../../core/shell/omni.port.ts";
import type { Tx } from "../storage/database.ts";
import { campaignsFound, contactsFound, type Find, lessonsFound, teamsFound } from "./omni-candidates.store.ts";

type Source = { readonly access: StaffAccess; readonly find: Find };

/** The permission for each type, and the source of its candidates. */
const sources: Readonly<Record<OmniType, Source>> = {
  contact: { access: staff("contacts"), find: contactsFound },
  lesson: { access: staff("lessons"), find: lessonsFound },
  campaign: { access: staff("campaigns"), find: campaignsFound },
  team: { access: staff(), find: teamsFound },
};

const isVisible = (actor: StaffActor, { access }: Source): boolean => E.isRight(mayCall(access, actor));

type Deps = { readonly tx: Tx; readonly actor: StaffActor; readonly request: { readonly now: number } };

/** Searches the organisation's records: each type returns its best candidates, and the core ranks them together. */
export const makeOmniStore = ({ tx, actor, request }: Deps): OmniStore => ({
  search:
    ({ term, types, limit }: OmniQuery) =>
    async () => {
      const wanted = term.trim();
      if (wanted === "") return E.right([]);
      const found: OmniResult[] = [];
      for (const type of omniTypes) {
        const source = sources[type];
        if (!types.includes(type) || !isVisible(actor, source)) continue;
        for (const candidate of await source.find({ tx, actor, now: request.now, term: wanted, limit }))
          found.push({ ...candidate, type, route: omniRoute(type, candidate.id) });
      }
      return E.right(bestMatches(found, wanted, limit));
    },
});
