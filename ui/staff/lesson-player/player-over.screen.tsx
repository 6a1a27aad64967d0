import { useEffect, useState } from "react";
import type { PlayedLesson } from "../../../core/learning/player-address.rule.ts";
import { useGo } from "../../react/address.ts";
import { PlayerDialogScreen } from "./player-dialog.screen.tsx";

type Props = {
  readonly played: PlayedLesson;
  /** Stores what is edited on the page first; closes without playing when that fails. */
  readonly prepare?: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** A lesson played over any page. */
export const PlayerOverScreen = ({ played, prepare, onClose }: Props) => {
  const go = useGo();
  const [isPrepared, setPrepared] = useState(prepare === undefined);
  useEffect(() => {
    if (isPrepared || prepare === undefined) return;
    void prepare().then((isReady) => (isReady ? setPrepared(true) : onClose()));
  }, [isPrepared, prepare, onClose]);
  if (!isPrepared) return null;
  const leave = (href: string | null): void => {
    onClose();
    if (href !== null) go(href);
  };
  return <PlayerDialogScreen played={played} isInAddress={false} onLeft={leave} />;
};
