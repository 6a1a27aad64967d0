import { useCallback, useEffect, useRef, useState } from "react";

/** The state of the camera: `off` until the user turns it on, then on, or why not. */
export type CameraStatus = "off" | "asking" | "on" | "refused" | "none" | "busy" | "insecure";

export type Camera = {
  readonly status: CameraStatus;
  /** plays the picture of the camera */ readonly video: (element: HTMLVideoElement | null) => void;
  /** Asks the browser for the camera. */
  readonly start: () => void;
  readonly stop: () => void;
  /** The current picture as a file; null while there is none. */
  readonly take: () => Promise<File | null>;
};

const quality = 0.92;
const reasons: Readonly<Record<string, CameraStatus>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
};

const photoOf = (video: HTMLVideoElement, name: string): Promise<File | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext("2d");
  if (pen === null || canvas.width === 0) return Promise.resolve(null);
  pen.drawImage(video, 0, 0);
  return new Promise((tell) =>
    canvas.toBlob((blob) => tell(blob === null ? null : new File([blob], name, { type: blob.type })), "image/jpeg", quality),
  );
};

/**
 * The camera of the device; it is turned off when the component goes.
 * @param name file name of the photos
 */
export const useCamera = (name: string): Camera => {
  const [status, setStatus] = useState<CameraStatus>("off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const shown = useRef<HTMLVideoElement | null>(null);
  const round = useRef(0);
  useEffect(() => () => stream?.getTracks().forEach((track) => track.stop()), [stream]);
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );
  const start = async (): Promise<void> => {
    const devices = "mediaDevices" in navigator ? navigator.mediaDevices : null;
    if (devices === null) return setStatus("insecure");
    round.current += 1;
    const mine = round.current;
    setStatus("asking");
    try {
      const given = await devices.getUserMedia({ video: { facingMode: "user", width: { ideal: 1280 } } });
      if (mine !== round.current) return given.getTracks().forEach((track) => track.stop());
      setStream(given);
      setStatus("on");
    } catch (error) {
      if (mine === round.current) setStatus((error instanceof Error ? reasons[error.name] : undefined) ?? "busy");
    }
  };
  return {
    status,
    video: useCallback(
      (element) => {
        shown.current = element;
        if (element !== null) element.srcObject = stream;
      },
      [stream],
    ),
    start: () => void start(),
    stop: () => {
      setStream(null);
      setStatus("off");
    },
    take: () => (shown.current === null ? Promise.resolve(null) : photoOf(shown.current, name)),
  };
};
