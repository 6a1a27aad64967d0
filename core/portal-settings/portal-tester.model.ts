import * as t from "io-ts";
import { listUpTo, RecordId } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { portalLimits } from "./portal-sections.model.ts";

/** A contact who sees courses in the portal while they are drafts; `added_at` in epoch seconds. */
export const PortalTester = t.type(
  { con_id: t.number, name: t.string, photo: orNull(t.string), info: t.string, added_at: t.number },
  "PortalTester",
);
export type PortalTester = t.TypeOf<typeof PortalTester>;

/** Who becomes a tester. */
export const TestersAdded = exactly("TestersAdded", { con_ids: listUpTo(RecordId, portalLimits.testers) }, {});
export type TestersAdded = t.TypeOf<typeof TestersAdded>;
