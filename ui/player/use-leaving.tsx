import { useCallback, useEffect, useRef, useState } from "react";
import { Pause } from "../../core/kernel/pause.port.ts";
import { PlayerHost } from "../../core/learning/player-host.port.ts";
import { lessonText } from "../i18n/en/lesson.ts";
import { useText } from "../i18n/use-text.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.view.tsx";
import { useLeaveGuard } from "../kit/unsaved-guard.view.tsx";
import { useService } from "../react/services.tsx";
import { useLeavingEvents } from "./use-leaving-events.ts";

/** Milliseconds that sending may take before the lesson is left; what is not sent stays on the device. */
const longestFlush = 2000;

type Way = { readonly href: string | null };

/** Pausing a recording reports how far it was played. */
const pauseRecordings = (): void => {
  for (const recording of document.querySelectorAll<HTMLMediaElement>("video, audio")) recording.pause();
};

/**
 * Leaves the lesson on request of the page around it, by Esc, or by a link to the staff application: progress is sent first, and only unsent
 * input is asked about.
 * @param flush sends what waits on this device
 */
export const useLeaving = (flush: () => Promise<void>) => {
  const text = useText(lessonText);
  const [host, pause] = [useService(PlayerHost), useService(Pause)];
  const isUnsent = useRef(false);
  const [hasUnsent, setUnsent] = useState(false);
  const [asked, setAsked] = useState<Way | null>(null);
  const go = useCallback(
    ({ href }: Way): void => {
      isUnsent.current = false;
      setUnsent(false);
      if (host.isFramed) host.post({ type: "left", href });
      else setTimeout(() => window.location.assign(href ?? "/ui/lessons"));
    },
    [host],
  );
  const leave = useCallback(
    async (href: string | null): Promise<void> => {
      host.post({ type: "leaving" });
      pauseRecordings();
      await pause.wait(0);
      await Promise.race([flush(), pause.wait(longestFlush)]);
      if (isUnsent.current) setAsked({ href });
      else go({ href });
    },
    [host, pause, flush, go],
  );
  const onLeave = useCallback((href: string | null) => void leave(href), [leave]);
  useLeavingEvents(onLeave);
  useLeaveGuard(hasUnsent);
  useEffect(() => {
    const heard = host.requests$.subscribe((request) => {
      if (request.type === "leave") onLeave(request.href);
    });
    return () => heard.unsubscribe();
  }, [host, onLeave]);
  const onState = useCallback((unsent: boolean): void => {
    isUnsent.current = unsent;
    setUnsent(unsent);
  }, []);
  const stay = (): void => {
    setAsked(null);
    host.post({ type: "stay" });
  };
  const question =
    asked === null ? null : (
      <ConfirmDialog
        title={text("leaveTitle")}
        action={text("leaveAnyway")}
        cancel={text("stay")}
        isDangerous
        isOpen
        onCancel={stay}
        onConfirm={() => {
          setAsked(null);
          go(asked);
        }}
      >
        {text("leaveBody")}
      </ConfirmDialog>
    );
  return { leave: onLeave, onState, question };
};
