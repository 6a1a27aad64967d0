import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../../ui/i18n/i18n.ts";
import { AlertChoiceView } from "../../../ui/portal/notices/alert-choice.view.tsx";
import { NextRouteView } from "../../../ui/portal/notices/next-route.view.tsx";
import { NoticeRow } from "../../../ui/portal/notices/notice-row.view.tsx";
import { gallery } from "../../../ui/portal/notices/notices.gallery.tsx";
import { gallery as shell } from "../../../ui/portal/shell/portal-shell.gallery.tsx";

afterEach(() => act(() => setLanguage("en", document.documentElement)));
const href = (rest: string): string => `/portal/harbor${rest}`;

describe("The page of notifications", () => {
  it("should list them with the newest first, each leading to its place, and say which are unread", () => {
    render(gallery.states["some"]?.());
    const links = within(screen.getByRole("list", { name: "Notifications, newest first" })).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/portal/harbor/course/3/lesson/9", "Unread: “Storm season” is openHarbor safety basics · 1 hour ago"],
      ["/portal/harbor/p/conversations/2", "Unread: Olivia Owens wrote to you2 hours ago"],
      [
        "/portal/harbor/course/3",
        expect.stringMatching(/^Unread: The last day to finish “Harbor safety basics” is July 1, 2026yesterday$/),
      ],
      ["/portal/harbor/course/3", expect.stringMatching(/^“A course for .*” is due on July 2, 2026/)],
      ["/portal/harbor/course/3", expect.stringMatching(/^You are enrolled in “Harbor safety basics”/)],
    ]);
    expect(screen.getByText("2 unread")).toBeDefined();
    expect(screen.getByRole("navigation").textContent).toContain("29");
    expect(screen.getByRole("link", { name: "How you are notified" }).getAttribute("href")).toBe("/portal/harbor/p/settings");
  });

  it("should count one as read when it is opened", () => {
    const onOpen = vi.fn();
    const notice = {
      id: 4,
      kind: "enrolled",
      about: { course: { id: 3, name: "Knots" }, lesson: null, subject: null, due_at: null },
      route: "/course/3",
      created_at: 100,
      read_at: null,
    } as const;
    render(<NoticeRow notice={notice} href="/portal/course/3" now={160} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole("link"));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it("should offer to mark all as read while some are unread", () => {
    const some = render(gallery.states["some"]?.());
    expect(screen.getByRole("button", { name: "Mark all read" })).toBeDefined();
    some.unmount();
    render(gallery.states["all read"]?.());
    expect(screen.queryByRole("button", { name: "Mark all read" })).toBe(null);
    expect(screen.getByText("Everything is read.")).toBeDefined();
  });

  it("should say what will be there, that it is offline, and that what it shows is outdated", () => {
    const empty = render(gallery.states["none"]?.());
    expect(screen.getByText(/When Harbor School enrols you in a course/)).toBeDefined();
    empty.unmount();
    const offline = render(gallery.states["offline"]?.());
    expect(offline.container.textContent).toMatch(/offline/i);
    offline.unmount();
    render(gallery.states["outdated"]?.());
    expect(screen.getByRole("alert")).toBeDefined();
    expect(screen.getByRole("list", { name: "Notifications, newest first" })).toBeDefined();
  });

  it("should speak Spanish", async () => {
    await setLanguage("es", document.documentElement);
    render(gallery.states["some"]?.());
    expect(screen.getByRole("heading", { level: 1, name: "Notificaciones" })).toBeDefined();
    expect(screen.getByRole("link", { name: /^Sin leer: «Storm season» ya está disponible/ })).toBeDefined();
  });
});

describe("The portal's header", () => {
  it("should lead to the notifications and say how many are unread", () => {
    render(shell.states["home"]?.());
    expect(screen.getByRole("link", { name: "Notifications, 3 unread" }).getAttribute("href")).toBe("/portal/7/p/notifications");
  });
});

describe("A short link that leads nowhere", () => {
  it("should say why and lead to the notifications and home", () => {
    render(<NextRouteView failure={{ tag: "not-found", message: "" }} href={href} onRetry={vi.fn()} />);
    expect(screen.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeDefined();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/portal/harbor/home",
      "/portal/harbor/p/notifications",
    ]);
  });

  it("should be tried again where only the server could not be reached", () => {
    const onRetry = vi.fn();
    render(<NextRouteView failure={{ tag: "offline" }} href={href} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole("button"));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("The choice of alerts", () => {
  it("should be SMS, Email or No alerts, as far as there is an address [C9.14]", () => {
    const onChoose = vi.fn();
    render(
      <AlertChoiceView
        organisation="Harbor School"
        chosen="email"
        email="lena@harbor.example"
        mobile={null}
        isPending={false}
        onChoose={onChoose}
      />,
    );
    const group = screen.getByRole("radiogroup", { name: "Tell me of new notifications by" });
    expect(
      within(group)
        .getAllByRole("radio")
        .map((radio) => radio.hasAttribute("disabled")),
    ).toEqual([true, false, false]);
    for (const name of [/^SMS/, /^Email/, /^No alerts/]) expect(within(group).getByRole("radio", { name })).toBeDefined();
    expect(group.textContent).toContain("Harbor School has no mobile number of yours.");
    fireEvent.click(within(group).getByRole("radio", { name: /No alerts/ }));
    expect(onChoose).toHaveBeenCalledWith("none");
  });
});
