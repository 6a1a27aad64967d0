import { type ReactNode, useEffect, useState } from "react";
import { OwnRecord } from "../../../core/contacts/own-record.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ownValues } from "../../../core/learning/contact-answer.rule.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import type { OwnFields } from "../../lesson/use-attempt.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalUser } from "../portal-user.ts";

/** The learner's own contact for items that ask for its fields, as it was when the item was shown. */
export const OwnFieldsScreen = ({ children }: { readonly children: (own: OwnFields) => ReactNode }) => {
  const { con_id } = usePortalUser();
  const own = useService(OwnRecord);
  const record = own.open(con_id);
  const state = useLatest(record.state$, record.latest());
  const schema = useLatest(own.schema$, own.latestSchema());
  const [isAsked, setAsked] = useState(false);
  const load = (): void => {
    setAsked(true);
    void own.loadSchema();
    void record.load();
  };
  useEffect(load, [own, record]);
  const [contact, fields] = [latestValue(state.contact), latestValue(schema)];
  if (isAsked && contact !== undefined && fields !== undefined) {
    return children({ fields: fields.fields, values: ownValues(contact), timeZone: deviceZone() });
  }
  const failed = [state.contact, schema].find(({ tag }) => tag === "failed");
  return failed?.tag === "failed" ? <FailureState failure={failed.failure} onRetry={load} /> : <SkeletonLines lines={3} />;
};
