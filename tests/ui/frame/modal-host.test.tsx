import { render, screen } from "@testing-library/react";
import { act } from "react";
import { BehaviorSubject } from "rxjs";
import { describe, expect, it } from "vitest";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { makeModals, Modals } from "../../../core/shell/modals.service.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { ModalHost } from "../../../ui/staff/frame/modal-host.screen.tsx";
import { deviceOf } from "../../../ui/staff/shell/install-guide.view.tsx";

const draw = (expired$ = new BehaviorSubject(false)) => {
  const modals = makeModals();
  const services = new Map<symbol, unknown>([
    [Modals, modals],
    [StaffSession, { expired$ }],
  ]);
  const resolve = <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, services, [wanted]);
  render(
    <ServicesProvider resolve={resolve}>
      <ModalHost />
    </ServicesProvider>,
  );
  return modals;
};

describe("windows over the page", () => {
  it("should be drawn when they are opened, and be gone once they are closed [A2.33]", async () => {
    const modals = draw();
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => modals.open("install-guide"));
    await screen.findByRole("dialog", { name: "How To Install" });
    act(() => modals.clear());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("should wait for the login when they come while the session is expired", async () => {
    const expired$ = new BehaviorSubject(true);
    const modals = draw(expired$);
    act(() => modals.open("install-guide"));
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => expired$.next(false));
    await screen.findByRole("dialog", { name: "How To Install" });
  });

  it("should stay open when the session expires", async () => {
    const expired$ = new BehaviorSubject(false);
    const modals = draw(expired$);
    act(() => modals.open("install-guide"));
    const shown = await screen.findByRole("dialog", { name: "How To Install" });
    act(() => expired$.next(true));
    expect(screen.getByRole("dialog", { name: "How To Install" })).toBe(shown);
  });

  it("should show nothing for a kind that no area contributes", () => {
    const modals = draw();
    act(() => modals.open("no-such-window"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "ios"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "android"],
    ["Mozilla/5.0 (X11; Linux x86_64)", "desktop"],
  ])("should begin the install guide for %s at %s", (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
