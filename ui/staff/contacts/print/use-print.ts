import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import { type ContactPrint, readPrint } from "../../../../core/contacts/contact-print.service.ts";
import type { ContactQuery } from "../../../../core/contacts/contact-query.model.ts";
import { ContactStore } from "../../../../core/contacts/contacts.port.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { makeStop } from "../../../../core/kernel/stop.ts";
import { useService } from "../../../react/services.tsx";

/** Progress of loading a list for print. */
export type PrintState =
  | { readonly tag: "reading"; readonly read: number; readonly of: number | null }
  | { readonly tag: "failed"; readonly failure: Failure }
  | { readonly tag: "read"; readonly printed: ContactPrint; readonly fields: readonly Field[] };

const begun: PrintState = { tag: "reading", read: 0, of: null };

/**
 * Loads the whole list for print; unmounting cancels it.
 * @param query must be a stable reference for the same list
 */
export const usePrint = (query: ContactQuery): { readonly state: PrintState; readonly retry: () => void } => {
  const store = useService(ContactStore);
  const catalogue = useService(FieldCatalogue);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PrintState>(begun);
  useEffect(() => {
    const stop = makeStop();
    const fields = latestValue(catalogue.latest())?.fields ?? [];
    setState(begun);
    void readPrint(store, { query, fields, stop, onRead: (read, of) => setState({ tag: "reading", read, of }) })().then((answer) => {
      if (E.isLeft(answer)) setState({ tag: "failed", failure: answer.left });
      else if (answer.right !== null) setState({ tag: "read", printed: answer.right, fields });
    });
    return stop.stop;
  }, [store, catalogue, query, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
};
