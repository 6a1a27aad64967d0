import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { deviceTokenSeconds, isStaleDevice } from "../../../core/notifications/device-token.model.ts";
import { makeNotices } from "../../../core/notifications/notices.service.ts";
import type { Notice, NotifyPermission } from "../../../core/notifications/notifier.port.ts";
import { noticeLasts, type NotifyState, whenToNotify } from "../../../core/notifications/when-to-notify.rule.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const state = (more: Partial<NotifyState>): NotifyState => ({
  isOwn: false,
  isInView: false,
  isMuted: false,
  isGranted: false,
  isHidden: false,
  sinceSound: null,
  ...more,
});

describe("when to notify", () => {
  it("should exclude the user's own actions, and what is open on the screen [A1.10]", () => {
    expect(whenToNotify(state({ isOwn: true, isHidden: true, isGranted: true }))).toEqual({ sound: false, where: null });
    expect(whenToNotify(state({ isInView: true }))).toEqual({ sound: false, where: null });
    expect(whenToNotify(state({ isInView: true, isHidden: true }))).toEqual({ sound: true, where: "page" });
  });

  it("should use the desktop if that is allowed and the page is hidden, otherwise the page [A1.10]", () => {
    expect(whenToNotify(state({ isGranted: true, isHidden: true })).where).toBe("desktop");
    expect(whenToNotify(state({ isGranted: true })).where).toBe("page");
    expect(whenToNotify(state({ isHidden: true })).where).toBe("page");
  });

  it("should sound once in three seconds, and not while muted", () => {
    expect([null, 0, 2_999, 3_000].map((sinceSound) => whenToNotify(state({ sinceSound })).sound)).toEqual([true, false, false, true]);
    expect(whenToNotify(state({ isMuted: true })).sound).toBe(false);
  });

  it("should fade after ten seconds [A9.13]", () => {
    expect(noticeLasts).toBe(10_000);
  });
});

describe("a device", () => {
  it("should be stale 28 days after it was last seen [B9.01]", () => {
    expect(deviceTokenSeconds).toBe(28 * 24 * 3600);
    expect([0, deviceTokenSeconds - 1, deviceTokenSeconds].map((age) => isStaleDevice({ seen_at: 1_000 }, 1_000 + age))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

const start = (answer: NotifyPermission, failure: Failure | null = null) => {
  let permission: NotifyPermission = "default";
  let isHidden = false;
  let now = 0;
  const [kept, warned, beeps, shown, onDesktop, followed]: [string[], string[], number[], Notice[], Notice[], Notice[]] = [
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  const storage = fakeStorage();
  const clicks: (() => void)[] = [];
  const notices = makeNotices({
    notifier: {
      permission: () => permission,
      ask: async () => (permission = answer),
      show: (notice, onClick) => {
        onDesktop.push(notice);
        clicks.push(onClick);
      },
      beep: () => void beeps.push(now),
      isHidden: () => isHidden,
      elapsed: () => now,
    },
    devices: {
      list: () => async () => E.right([]),
      keep: (token) => async () => {
        kept.push(token);
        return failure === null ? E.right(undefined) : E.left(failure);
      },
      forget: () => async () => E.right(undefined),
    },
    storage,
    ids: { uuid: () => "device-1" },
    log: { warn: (message) => void warned.push(message) },
  });
  notices.shown$.subscribe((notice) => shown.push(notice));
  notices.followed$.subscribe((notice) => followed.push(notice));
  return {
    notices,
    kept,
    warned,
    beeps,
    shown,
    onDesktop,
    followed,
    clicks,
    storage,
    hide: () => void (isHidden = true),
    wait: (ms: number) => void (now += ms),
  };
};
const notice: Notice = { title: "Ask CY", body: "Ready", href: "/ui/" };
const theirs = { isOwn: false, isInView: false };

describe("notices", () => {
  it("should ask for permission only when turned on, then register the device under a generated name [A8.20]", async () => {
    const { notices, kept } = start("granted");
    await notices.renew();
    expect([kept, notices.latest().permission]).toEqual([[], "default"]);
    expect(await notices.turnOn()).toBeNull();
    await notices.renew();
    expect([kept, notices.latest().permission]).toEqual([["device-1", "device-1"], "granted"]);
  });

  it("should explain a refused permission once per device [A8.20]", async () => {
    const { notices, kept } = start("denied");
    expect(await notices.turnOn()).toBe("denied");
    expect(await notices.turnOn()).toBeNull();
    expect(kept).toEqual([]);
  });

  it("should only log when a device cannot be registered [B8.03]", async () => {
    const { notices, warned } = start("granted", { tag: "timeout" });
    expect(await notices.turnOn()).toBeNull();
    expect(warned).toEqual(["notifications: this device was not kept: The server took too long to answer."]);
  });

  it("should be shown in the page, or on the desktop with a link", async () => {
    const { notices, shown, onDesktop, hide, clicks, followed } = start("granted");
    await notices.turnOn();
    notices.notify(notice, theirs);
    hide();
    notices.notify(notice, theirs);
    expect([shown, onDesktop]).toEqual([[notice], [notice]]);
    clicks[0]?.();
    expect(followed).toEqual([notice]);
  });

  it("should sound at most once in three seconds, and remember being muted", () => {
    const { notices, beeps, wait, storage } = start("granted");
    for (const ms of [0, 1_000, 1_999, 1]) {
      wait(ms);
      notices.notify(notice, theirs);
    }
    expect(beeps).toEqual([0, 3_000]);
    notices.mute(true);
    wait(9_000);
    notices.notify(notice, theirs);
    expect(beeps).toHaveLength(2);
    expect(storage.get("notices.muted")).toBe("true");
  });
});
