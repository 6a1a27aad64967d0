import { documentBuilt } from "./document-built.ts";
import { GroupOutcome, type GroupOutcomeProps } from "./group-outcome.view.tsx";
import { useNamedPeople } from "./use-named-people.ts";

/** What a filter that is built takes, in words that name the people whom it names. */
export const GroupOutcomeScreen = (props: GroupOutcomeProps) => (
  <GroupOutcome {...props} words={useNamedPeople(props.words, documentBuilt(props.state, props.words))} />
);
