import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, type Observable, Subject } from "rxjs";
import { failureMessage } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { Log } from "../kernel/log.port.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import type { DeviceStore } from "./devices.port.ts";
import type { Notice, Notifier, NotifyPermission } from "./notifier.port.ts";
import { whenToNotify } from "./when-to-notify.rule.ts";

export type NoticeSettings = { readonly permission: NotifyPermission; readonly isMuted: boolean };

/** Notifies the user of news. */
export type Notices = {
  readonly settings$: Observable<NoticeSettings>;
  readonly latest: () => NoticeSettings;
  /**
   * Requests the device's permission; only after a click.
   * @returns what to explain: `denied` once on each device, else null
   */
  readonly turnOn: () => Promise<"denied" | null>;
  readonly mute: (isMuted: boolean) => void;
  readonly notify: (notice: Notice, where: { readonly isOwn: boolean; readonly isInView: boolean }) => void;
  /** Notices for the page to show. */
  readonly shown$: Observable<Notice>;
  /** Desktop notices that the user clicked. */
  readonly followed$: Observable<Notice>;
  /** Updates when this device was last seen, if it may be notified. */
  readonly renew: () => Promise<void>;
};
export const Notices = token<Notices>("notifications.notices");

const mutedKey = "notices.muted";
const deviceKey = "cygnet.device";
const explainedKey = "cygnet.notices-explained";

type Deps = {
  readonly notifier: Notifier;
  readonly devices: DeviceStore;
  readonly storage: DeviceStorage;
  readonly ids: Ids;
  readonly log: Log;
};

export const makeNotices = ({ notifier, devices, storage, ids, log }: Deps): Notices => {
  const settings = new BehaviorSubject<NoticeSettings>({ permission: notifier.permission(), isMuted: storage.get(mutedKey) === "true" });
  const shown = new Subject<Notice>();
  const followed = new Subject<Notice>();
  let soundAt: number | null = null;
  const renew = async (): Promise<void> => {
    if (notifier.permission() !== "granted") return;
    const name = storage.get(deviceKey) ?? ids.uuid();
    storage.set(deviceKey, name);
    const answer = await devices.keep(name)();
    if (E.isLeft(answer)) log.warn(`notifications: this device was not kept: ${failureMessage(answer.left)}`);
  };
  return {
    settings$: settings.asObservable(),
    latest: () => settings.value,
    turnOn: async () => {
      const permission = await notifier.ask();
      settings.next({ ...settings.value, permission });
      await renew();
      if (permission !== "denied" || storage.get(explainedKey) !== null) return null;
      storage.set(explainedKey, "true");
      return "denied";
    },
    mute: (isMuted) => {
      storage.set(mutedKey, String(isMuted));
      settings.next({ ...settings.value, isMuted });
    },
    notify: (notice, { isOwn, isInView }) => {
      const now = notifier.elapsed();
      const { permission, isMuted } = settings.value;
      const { sound, where } = whenToNotify({
        isOwn,
        isInView,
        isMuted,
        isGranted: permission === "granted",
        isHidden: notifier.isHidden(),
        sinceSound: soundAt === null ? null : now - soundAt,
      });
      if (sound) {
        soundAt = now;
        notifier.beep();
      }
      if (where === "desktop") notifier.show(notice, () => followed.next(notice));
      if (where === "page") shown.next(notice);
    },
    shown$: shown.asObservable(),
    followed$: followed.asObservable(),
    renew,
  };
};
