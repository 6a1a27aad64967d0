import * as E from "fp-ts/lib/Either.js";
import { useCallback, useEffect, useRef, useState } from "react";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../../../../core/kernel/remote.ts";
import { type ContactPoints, pointsPage } from "../../../../core/learning/contact-points.model.ts";
import { ContactPointsStore } from "../../../../core/learning/contact-points.port.ts";
import { useService } from "../../../react/services.tsx";

type Listed = { readonly points: Remote<ContactPoints>; readonly load: () => void; readonly older: (() => void) | null };

/** The points of a contact, page after page; a stale response is dropped. */
export const useOlderPoints = (contact: number): Listed => {
  const store = useService(ContactPointsStore);
  const [points, setPoints] = useState<Remote<ContactPoints>>(idle);
  const round = useRef(0);
  const read = useCallback(
    async (before: number | null): Promise<void> => {
      round.current += 1;
      const mine = round.current;
      setPoints(toLoading);
      const answer = await store.of(contact, { before, limit: pointsPage.standard })();
      if (mine !== round.current) return;
      setPoints((known) => {
        if (E.isLeft(answer)) return toFailed(known, answer.left);
        const above = before === null ? [] : (latestValue(known)?.gains ?? []);
        return loaded({ ...answer.right, gains: [...above, ...answer.right.gains] });
      });
    },
    [store, contact],
  );
  const load = useCallback((): void => void read(null), [read]);
  useEffect(() => {
    load();
    return () => void (round.current += 1);
  }, [load]);
  const next = latestValue(points)?.next ?? null;
  return { points, load, older: next === null ? null : () => void read(next) };
};
