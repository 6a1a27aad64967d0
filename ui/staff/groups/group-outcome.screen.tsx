import { documentBuilt } from "./document-built.model.ts";
import { GroupOutcome, type GroupOutcomeProps } from "./group-outcome.view.tsx";
import { useNamedPeople } from "./use-named-people.ts";

/** The result of the filter being edited, with the names of its contacts loaded. */
export const GroupOutcomeScreen = (props: GroupOutcomeProps) => (
  <GroupOutcome {...props} words={useNamedPeople(props.words, documentBuilt(props.state, props.words))} />
);
