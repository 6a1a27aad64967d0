import type { Notifier } from "../../core/notifications/notifier.port.ts";

const permissionNow = (): NotificationPermission | "unsupported" =>
  typeof Notification === "undefined" ? "unsupported" : Notification.permission;

/** Start in seconds and pitch of the two short tones. */
const tones = [
  { at: 0, hertz: 660 },
  { at: 0.12, hertz: 880 },
];
const toneSeconds = 0.1;
const loudness = 0.06;

const beep = (): void => {
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  for (const { at, hertz } of tones) {
    const tone = new OscillatorNode(audio, { frequency: hertz });
    tone.connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + toneSeconds);
  }
  setTimeout(() => void audio.close(), 1_000);
};

/** Desktop notifications and a short sound. */
export const browserNotifier: Notifier = {
  permission: permissionNow,
  ask: async () => (typeof Notification === "undefined" ? "unsupported" : Notification.requestPermission()),
  show: ({ title, body }, onClick) => {
    try {
      const shown = new Notification(title, { body, icon: "/favicon.svg" });
      shown.addEventListener("click", () => {
        window.focus();
        shown.close();
        onClick();
      });
    } catch {
      // phones allow notifications from service workers only
    }
  },
  beep,
  isHidden: () => document.visibilityState === "hidden" || !document.hasFocus(),
  elapsed: () => performance.now(),
};
