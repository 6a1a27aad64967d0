import { GraduationCap, Megaphone, UserRound, UsersRound } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { of } from "rxjs";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { omniInfo } from "../../../core/shell/omni-info.rule.ts";
import { type OmniBox, OmniSearch, nothingSearched, omniWaitMs } from "../../../core/shell/omni-search.service.ts";
import type { OmniResult, OmniState, OmniType } from "../../../core/shell/omni.model.ts";
import { RecentRecords } from "../../../core/shell/recent-records.service.ts";
import type { Icon } from "../../kit/icon.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { opensFor } from "../opens-for.model.ts";
import { staffRoutes } from "../staff-routes.ts";
import { searchableTypes } from "./openable-types.model.ts";
import type { PaletteItem } from "./palette-row.ts";

const pictures: Readonly<Record<OmniType, Icon>> = { contact: UserRound, lesson: GraduationCap, campaign: Megaphone, team: UsersRound };
const nothing$ = of(nothingSearched);

type Acts = { readonly go: (href: string) => void; readonly chooseTeam: (id: number, label: string) => void };
export type PaletteRecords = {
  readonly state: OmniState;
  readonly retry: () => void;
  readonly found: readonly PaletteItem[];
  readonly recent: readonly PaletteItem[];
};

/** The records that match the text, and recent records. */
export const usePaletteRecords = (user: SessionUser, typed: string, { go, chooseTeam }: Acts): PaletteRecords => {
  const search = useService(OmniSearch);
  const recents = useService(RecentRecords);
  const [box, setBox] = useState<OmniBox | null>(null);
  useEffect(() => {
    const opened = search.open({ waitMs: omniWaitMs.palette, types: searchableTypes(user, staffRoutes) });
    setBox(opened);
    return opened.close;
  }, [search, user]);
  useEffect(() => box?.type(typed), [box, typed]);
  const state = useLatest(box?.state$ ?? nothing$, nothingSearched);
  const recent = useLatest(recents.records$, recents.latest());

  return useMemo(() => {
    const item =
      (prefix: string) =>
      (record: OmniResult): PaletteItem => {
        const { type, id, name, info, route } = record;
        const opens = opensFor(route, user, staffRoutes);
        const act = (): void => (opens || type !== "team" ? go(route) : chooseTeam(id, name));
        return {
          id: `${prefix}-${type}-${id}`,
          title: name,
          note: omniInfo(record),
          icon: pictures[type],
          record,
          words: info,
          ...(opens ? { href: route } : {}),
          act,
        };
      };
    const isOpenable = ({ route }: OmniResult): boolean => opensFor(route, user, staffRoutes);
    return {
      state,
      retry: () => box?.retry(),
      found: state.term === "" ? [] : state.results.map(item("record")),
      recent: recent.filter(isOpenable).map(item("recent")),
    };
  }, [state, recent, box, user, go, chooseTeam]);
};
