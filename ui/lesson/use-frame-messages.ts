import { type RefObject, useEffect, useRef } from "react";
import type { FrameMessage } from "../../core/lesson-forms/provider-message.rule.ts";

/**
 * Hands on the messages of a frame's own window.
 * @param onMessage `answer` sends a message back to the origin that the message came from
 */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage, answer: (message: unknown) => void) => void,
): void => {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  useEffect(() => {
    const take = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const own = frame.current?.contentWindow ?? null;
      if (own !== null && source === own) latest.current({ origin, data }, (message) => own.postMessage(message, origin));
    };
    window.addEventListener("message", take);
    return () => window.removeEventListener("message", take);
  }, [frame]);
};
