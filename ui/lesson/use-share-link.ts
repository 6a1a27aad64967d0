import * as E from "fp-ts/lib/Either.js";
import { useEffect, useState } from "react";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";

/**
 * The address that is shared.
 * @property address null while it is not known
 */
export type ShareLink = { readonly tag: "loading" | "failed" | "ready"; readonly address: string | null; readonly retry: () => void };

/**
 * Asks for the tracked address of a link.
 * @param plain the link itself, which is shared where nothing is recorded
 */
export const useShareLink = (forms: ItemForms | null, plain: string | null): ShareLink => {
  const isTracked = forms !== null && plain !== null;
  const [state, setState] = useState<Omit<ShareLink, "retry">>(
    isTracked ? { tag: "loading", address: null } : { tag: "ready", address: plain },
  );
  const ask = isTracked && state.tag === "loading" ? forms.link : null;
  useEffect(() => {
    if (ask === null) return undefined;
    let isStale = false;
    void ask().then((answer) => {
      if (isStale) return;
      const address = E.isRight(answer) ? answer.right.address : null;
      setState({ tag: address === null ? "failed" : "ready", address });
    });
    return () => {
      isStale = true;
    };
  }, [ask]);
  return { ...state, retry: () => setState({ tag: "loading", address: null }) };
};
