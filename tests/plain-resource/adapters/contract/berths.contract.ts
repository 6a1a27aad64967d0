import * as t from "io-ts";
import { ById, pageQuery, resource } from "../../../../adapters/contract/resource.ts";
import { members } from "../../../../core/access/access-rule.rule.ts";
import { firstPlainPage, plainLimits } from "../../../../core/kernel/plain-record.model.ts";
import { Berth, BerthChange, berthKind, BerthSort, NewBerth } from "../../core/berths/berth.model.ts";

/** Endpoints for berths. */
export const berths = resource({
  name: "berths",
  path: "/api/berths",
  access: { read: members("contacts"), write: members("contacts") },
  record: Berth,
  query: t.type(pageQuery(BerthSort, firstPlainPage(berthKind.firstSort), plainLimits), "BerthQuery"),
  values: NewBerth,
  change: BerthChange,
  key: ById,
  tokenArea: "contacts",
  createdEvent: null,
  summaries: {
    list: "A page of berths, searched and sorted.",
    get: "One berth.",
    create: "Creates a berth; a retry with the same key creates no duplicate.",
    update: "Changes a berth; refused with 409 when its version is outdated.",
    remove: "Deletes a berth until it is restored.",
    restore: "Restores a deleted berth.",
  },
});
