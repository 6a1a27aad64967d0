import { useMemo } from "react";
import { OwnDownline } from "../../../core/downline/own-downline.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePage } from "../use-page.ts";

/**
 * The page of contacts directly below one that the address names.
 * @param of null for the learner
 */
export const useLevel = (of: number | null) => {
  const downline = useService(OwnDownline);
  const { page, onPage } = usePage();
  const ask = useMemo(() => (key: string) => downline.level(of, Number(key.split(" ")[1])), [downline, of]);
  const { answer, again } = useAnswer(ask, `${of ?? 0} ${page}`);
  return { level: answer, again, onPage };
};
