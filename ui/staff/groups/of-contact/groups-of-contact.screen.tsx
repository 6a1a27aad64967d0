import { useMemo, useState } from "react";
import type { GroupOfContact } from "../../../../core/groups/group-answers.model.ts";
import { GroupCatalogue } from "../../../../core/groups/group-catalogue.service.ts";
import { GroupsOfContact } from "../../../../core/groups/groups-of-contact.service.ts";
import { GroupStore } from "../../../../core/groups/groups.port.ts";
import { idle, latestValue } from "../../../../core/kernel/remote.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useLatest } from "../../../react/use-latest.ts";
import { GroupsCard } from "./groups-card.view.tsx";

const dialog = loadable(async () => (await import("../explain-dialog.view.tsx")).ExplainDialog);

const Explain = ({
  group,
  contact,
  onClose,
}: {
  readonly group: GroupOfContact;
  readonly contact: number;
  readonly onClose: () => void;
}) => {
  const store = useService(GroupStore);
  const ask = useMemo(() => (id: string) => store.explain(Number(id), contact), [store, contact]);
  const { answer, again } = useAnswer(ask, String(group.id));
  return <dialog.View group={group.name} explanation={answer} onRetry={again} onClose={onClose} />;
};

/** The groups on the contact page. */
export const GroupsOfContactScreen = ({ contact }: { readonly contact: number }) => {
  const service = useService(GroupsOfContact);
  const board = useService(GroupCatalogue);
  const groups = useLatest(
    useMemo(() => service.watch(contact), [service, contact]),
    idle,
  );
  const listing = latestValue(useLatest(board.listing$, board.latest()));
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<GroupOfContact | null>(null);
  return (
    <>
      <GroupsCard
        groups={groups}
        all={isLooking ? listing?.groups : undefined}
        onExplain={setAsked}
        onLookFor={() => {
          setLooking(true);
          void board.load();
        }}
      />
      {asked === null ? null : <Explain group={asked} contact={contact} onClose={() => setAsked(null)} />}
    </>
  );
};
