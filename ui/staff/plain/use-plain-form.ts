import * as E from "fp-ts/lib/Either.js";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import type { PlainForm, PlainResource } from "../../../core/kernel/plain-resource.service.ts";

type Opened<A, V> = { readonly id: number | null; readonly form: PlainForm<A, V>; readonly isRestored: boolean };

/**
 * The form of a record while it is open; null until it is loaded.
 * @param id null for a new record, undefined for none
 */
export const usePlainForm = <A extends PlainRecord, V extends object, S extends string>(
  resource: PlainResource<A, V, S>,
  id: number | null | undefined,
  onMissing: (failure: Failure) => void,
): Opened<A, V> | null => {
  const [opened, setOpened] = useState<Opened<A, V> | null>(null);
  const missing = useRef(onMissing);
  missing.current = onMissing;
  useEffect(() => {
    if (id === undefined) return undefined;
    let isGone = false;
    let held: PlainForm<A, V> | null = null;
    void resource
      .open(id)()
      .then((answer) => {
        if (isGone) return;
        if (E.isLeft(answer)) return missing.current(answer.left);
        held = answer.right;
        setOpened({ id, form: held, isRestored: held.isBusy() });
      });
    return () => {
      isGone = true;
      held?.end();
      setOpened(null);
    };
  }, [resource, id]);
  return opened?.id === id ? opened : null;
};
