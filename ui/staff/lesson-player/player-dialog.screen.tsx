import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { type PlayedLesson, playerHref } from "../../../core/learning/player-address.rule.ts";
import type { PlayerMessage } from "../../../core/learning/player-message.model.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { PlayerDialog } from "./player-dialog.view.tsx";
import { useHandedNavigation, type Wanted } from "./use-handed-navigation.ts";
import { usePlayerFrame } from "./use-player-frame.ts";
import { usePlayerStart } from "./use-player-start.ts";

/** Milliseconds within which the player's page takes a request to leave; then the dialog closes without it. */
const longestSilence = 4000;

type Props = {
  readonly played: PlayedLesson;
  /** whether the address opened it and Back leads away */
  readonly isInAddress: boolean;
  /** @param href where to go on; null for nowhere in particular */
  readonly onLeft: (href: string | null) => void;
};

/** A lesson in a dialog, to which navigation is handed while it is open. */
export const PlayerDialogScreen = ({ played, isInAddress, onLeft }: Props) => {
  const { history } = useRouter();
  const session = useService(StaffSession);
  const isExpired = useLatest(session.expired$, false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { shown, setShown, restart } = usePlayerStart(frame);
  const wanted = useRef<Wanted | null>(null);
  const isLeft = useRef(false);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = (href: string | null): void => {
    clearTimeout(silence.current);
    isLeft.current = true;
    if (wanted.current?.isBack === true) history.back();
    else onLeft(href ?? wanted.current?.href ?? null);
  };
  const heard = (message: PlayerMessage): void => {
    switch (message.type) {
      case "ready":
        return setShown({ ...shown, state: "ready" });
      case "state":
        return setShown({ state: "ready", isUnsent: message.isUnsent, name: message.name });
      case "leaving":
        return clearTimeout(silence.current);
      case "left":
        return leave(message.href);
      case "stay":
        wanted.current = null;
        return;
      case "expired":
        return void session.reload();
    }
  };
  const post = usePlayerFrame(frame, heard);
  const ask = (next: Wanted): void => {
    wanted.current = next;
    if (shown.state !== "ready") return leave(next.href);
    post({ type: "leave", href: next.href });
    clearTimeout(silence.current);
    silence.current = setTimeout(() => leave(next.href), longestSilence);
  };
  useHandedNavigation(
    isInAddress,
    () => isLeft.current,
    () => shown.isUnsent,
    ask,
  );
  useDocumentTitle(shown.name === "" ? null : shown.name);
  useEffect(() => {
    if (!isExpired) frame.current?.contentWindow?.postMessage({ source: "cygnet-player", type: "resumed" }, window.location.origin);
  }, [isExpired]);
  useEffect(() => () => clearTimeout(silence.current), []);
  return (
    <PlayerDialog
      mode={played.mode}
      src={playerHref(played)}
      frameRef={frame}
      state={shown.state}
      isInAddress={isInAddress}
      onRetry={restart}
      onClose={() => ask({ href: null, isBack: false })}
    />
  );
};
