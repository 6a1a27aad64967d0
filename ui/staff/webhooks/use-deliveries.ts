import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { mapRemote } from "../../../core/kernel/remote.ts";
import type { Delivery, DeliveryState } from "../../../core/webhooks/webhook.model.ts";
import { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import type { DeliveriesViewProps } from "./deliveries.view.tsx";

type Older = { readonly of: string; readonly deliveries: readonly Delivery[]; readonly next: number | null };

type Deliveries = Pick<DeliveriesViewProps, "deliveries" | "hasMore" | "isLoadingMore" | "state" | "onState" | "onMore" | "onRetry">;

/** The deliveries of a webhook page by page. */
export const useDeliveries = (id: number): Deliveries => {
  const [store, alerts] = [useService(WebhookStore), useService(Alerts)];
  const [state, setState] = useState<DeliveryState | null>(null);
  const [older, setOlder] = useState<Older | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { answer, again } = useAnswer(
    useCallback(() => store.deliveries(id, { state, before: null }), [store, id, state]),
    `${id} ${state}`,
  );
  const key = `${id} ${state}`;
  const known = older?.of === key ? older : null;
  const next = answer.tag === "loaded" ? (known === null ? answer.value.next : known.next) : null;
  const start = (): void => {
    setOlder(null);
    again();
  };
  return {
    state,
    isLoadingMore,
    hasMore: next !== null,
    deliveries: mapRemote(answer, ({ deliveries }) => [...deliveries, ...(known?.deliveries ?? [])]),
    onState: setState,
    onRetry: start,
    onMore: () => {
      if (next === null || isLoadingMore) return;
      setLoadingMore(true);
      void alerts
        .reporting(store.deliveries(id, { state, before: next }))()
        .then((page) => {
          setLoadingMore(false);
          if (E.isRight(page))
            setOlder({ of: key, deliveries: [...(known?.deliveries ?? []), ...page.right.deliveries], next: page.right.next });
        });
    },
  };
};
