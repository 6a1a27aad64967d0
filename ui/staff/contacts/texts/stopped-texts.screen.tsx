import { useMemo } from "react";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { TextStandings } from "../../../../core/texts/texts.port.ts";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { StoppedTextsView } from "./stopped-texts.view.tsx";

type StoppedTextsProps = { readonly contact: number; readonly mobiles: readonly string[]; readonly timeZone: string };

/** Which numbers of a contact get no texts; asked anew when the numbers change. */
export const StoppedTexts = ({ contact, mobiles, timeZone }: StoppedTextsProps) => {
  const standings = useService(TextStandings);
  const ask = useMemo(() => () => standings.of(contact), [standings, contact]);
  const { answer, again } = useAnswer(ask, mobiles.join());
  const known = latestValue(answer);
  if (known === undefined) return answer.tag === "failed" ? <FailureState failure={answer.failure} onRetry={again} /> : null;
  return <StoppedTextsView stopped={known.stopped} timeZone={timeZone} />;
};
