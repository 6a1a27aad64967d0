import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { TracedId, TracedKind } from "./access-trace.model.ts";

/** The contact, by id and name, and what they do not see; null where that is still to be chosen. */
export const AccessTraceRequest = t.type(
  { contact: t.number, name: t.string, item: orNull(t.type({ kind: TracedKind, id: TracedId })) },
  "AccessTraceRequest",
);
export type AccessTraceRequest = t.TypeOf<typeof AccessTraceRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly "access-trace": AccessTraceRequest;
  }
}
