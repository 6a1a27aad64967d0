import { fireEvent, render, screen } from "@testing-library/react";
import { BehaviorSubject, Subject } from "rxjs";
import { describe, expect, it, vi } from "vitest";
import { emptyChat } from "../../../core/assistant/chat.model.ts";
import type { Notice } from "../../../core/notifications/notifier.port.ts";
import { makeToastQueue } from "../../../ui/kit/toast-queue.ts";
import { showNotices } from "../../../ui/react/show-notices.ts";
import { noticeAnswers } from "../../../ui/staff/assistant/answer-notice.ts";
import { NoticesCard } from "../../../ui/staff/profile/notices-card.view.tsx";

describe("notifications in the profile", () => {
  it("should ask only by a click on Turn on, which is there only while nothing was decided [A8.20]", () => {
    const onTurnOn = vi.fn();
    const { rerender } = render(<NoticesCard permission="default" isMuted={false} onTurnOn={onTurnOn} onMute={vi.fn()} />);
    expect(onTurnOn).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Turn on" }));
    expect(onTurnOn).toHaveBeenCalledOnce();
    for (const permission of ["granted", "denied", "unsupported"] as const) {
      rerender(<NoticesCard permission={permission} isMuted={false} onTurnOn={onTurnOn} onMute={vi.fn()} />);
      expect(screen.queryByRole("button", { name: "Turn on" })).toBeNull();
    }
  });

  it("should mute the sound", () => {
    const onMute = vi.fn();
    render(<NoticesCard permission="granted" isMuted={false} onTurnOn={vi.fn()} onMute={onMute} />);
    fireEvent.click(screen.getByRole("switch", { name: /^Sound/ }));
    expect(onMute).toHaveBeenCalledWith(true);
  });
});

describe("notices in the page", () => {
  it("should fade after ten seconds and lead to what they are about [A9.13]", () => {
    vi.useFakeTimers();
    const [shown$, followed$] = [new Subject<Notice>(), new Subject<Notice>()];
    const queue = makeToastQueue();
    const open = vi.fn();
    showNotices({ shown$, followed$ }, queue, { open });
    shown$.next({ title: "Ask CY", body: "Your answer is ready.", href: "/ui/help" });
    vi.advanceTimersByTime(9_999);
    expect(queue.latest().map(({ text }) => text)).toEqual(["Ask CY: Your answer is ready."]);
    queue.latest()[0]?.action?.run();
    expect(open).toHaveBeenCalledWith("/ui/help");
    vi.advanceTimersByTime(1);
    expect(queue.latest()).toEqual([]);
    vi.useRealTimers();
  });

  it("should tell of each answer of the assistant once, with whether its panel is open", () => {
    const chat$ = new BehaviorSubject(emptyChat);
    const isOpen$ = new BehaviorSubject(true);
    const notify = vi.fn();
    noticeAnswers({ chat$, isOpen$ }, { notify });
    chat$.next({ ...emptyChat, phase: "replying" });
    expect(notify).not.toHaveBeenCalled();
    isOpen$.next(false);
    for (const phase of ["completed", "idle"] as const) chat$.next({ ...emptyChat, phase, lastCompletedId: "r1" });
    expect(notify.mock.calls).toEqual([
      [
        { title: "Ask CY", body: "Your answer is ready.", href: null },
        { isOwn: false, isInView: false },
      ],
    ]);
  });
});
