import { PlayedLesson } from "../../../core/learning/player-address.rule.ts";
import { useGo } from "../../react/address.ts";
import { type ModalProps, modalOf } from "../modal-contribution.tsx";
import { PlayerDialogScreen } from "./player-dialog.screen.tsx";

const Body = ({ params, onClose }: ModalProps<PlayedLesson>) => {
  const go = useGo();
  const leave = (href: string | null): void => {
    onClose();
    if (href !== null) go(href);
  };
  return <PlayerDialogScreen played={params} isInAddress={false} onLeft={leave} />;
};

/** A lesson played over any page. */
export const PlayerModal = modalOf("lesson-player", PlayedLesson, Body);
