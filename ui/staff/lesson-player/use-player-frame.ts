import { type RefObject, useEffect, useRef } from "react";
import { PlayerMessage, type PlayerRequest } from "../../../core/learning/player-message.model.ts";

type Plain<M> = M extends unknown ? Omit<M, "source"> : never;

/**
 * Messages between this page and the player in a frame of it; those of other windows and origins are ignored.
 * @returns sends a request to the frame
 */
export const usePlayerFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: PlayerMessage) => void,
): ((request: Plain<PlayerRequest>) => void) => {
  const latest = useRef(onMessage);
  latest.current = onMessage;
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      const isOwn = origin === window.location.origin && source !== null && source === frame.current?.contentWindow;
      if (isOwn && PlayerMessage.is(data)) latest.current(data);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame]);
  return (request) => frame.current?.contentWindow?.postMessage({ ...request, source: "cygnet-player" }, window.location.origin);
};
