import * as E from "fp-ts/lib/Either.js";
import { useMemo, useRef } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ownedTogether } from "../../../core/users/owned-together.rule.ts";
import type { Owned } from "../../../core/users/owned.model.ts";
import { People } from "../../../core/users/people.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";

/**
 * What some users own together; undefined until loaded.
 * @param onFailure called once it cannot be loaded, which is shown as an alert
 */
export const useOwned = (users: readonly { readonly id: number }[], onFailure: () => void): Owned | undefined => {
  const [people, alerts] = [useService(People), useService(Alerts)];
  const fail = useRef(onFailure);
  fail.current = onFailure;
  const ask = useMemo(
    () => (ids: string) => async () => {
      const all: Owned[] = [];
      for (const id of ids.split(",")) {
        const answer = await people.owned(Number(id))();
        if (E.isLeft(answer)) {
          alerts.showFailure(answer.left);
          fail.current();
          return answer;
        }
        all.push(answer.right);
      }
      return E.right(ownedTogether(all));
    },
    [people, alerts],
  );
  return latestValue(useAnswer(ask, users.map(({ id }) => id).join(",")).answer);
};
