import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { makeStaffSession, StaffSession } from "../../../core/auth/staff-session.service.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { Installer } from "../../../core/shell/installer.port.ts";
import { makeModals, Modals } from "../../../core/shell/modals.service.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { useLook, useLookOnPage } from "../../../ui/react/use-look.ts";
import { ModalHost } from "../../../ui/staff/frame/modal-host.screen.tsx";
import { offeredCommands } from "../../../ui/staff/offered-commands.ts";
import { commands } from "../../../ui/staff/shell/commands.ts";
import { fakeAccounts, olivia } from "../../fakes/accounts.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const known = { user: olivia, config: { video_gallery_url: null, support_url: null, support_widget: null, parents: [] } };
const titles = (): readonly string[] => offeredCommands(commands, known).map(({ title }) => title());

const Page = () => {
  useLookOnPage(useLook(true));
  return <ModalHost />;
};

const draw = () => {
  const modals = makeModals();
  const services = new Map<symbol, unknown>([
    [Modals, modals],
    [DeviceStorage, fakeStorage()],
    [Installer, { ask: async () => false }],
    [StaffSession, makeStaffSession({ accounts: fakeAccounts(olivia), gate: makeSignInGate() })],
  ]);
  const resolve = <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, services, [wanted]);
  render(
    <ServicesProvider resolve={resolve}>
      <Page />
    </ServicesProvider>,
  );
  return (title: string): void =>
    act(() =>
      commands
        .find((command) => command.title() === title)
        ?.run({ known, go: () => undefined, openModal: (kind) => modals.open(kind), resolve }),
    );
};

afterEach(() => {
  for (const name of ["shell", "theme", "skin", "density"]) delete document.documentElement.dataset[name];
});

describe("the commands of the account", () => {
  it("should put a theme and a density on the page at once", () => {
    const run = draw();
    const look = (): readonly (string | undefined)[] => ["skin", "density"].map((name) => document.documentElement.dataset[name]);
    run("Theme: Dark");
    run("Density: Compact");
    expect(look()).toEqual(["classic-dark", "compact"]);
    run("Theme: High contrast");
    run("Density: Comfortable");
    expect(look()).toEqual(["contrast", "comfortable"]);
  });

  it("should offer a density only in the frame that has two", () => {
    expect(titles()).toEqual([
      "Theme: Same as device",
      "Theme: Light",
      "Theme: Dark",
      "Theme: High contrast",
      "Density: Comfortable",
      "Density: Compact",
      "Add to Device",
      "Logout",
    ]);
    document.documentElement.dataset["shell"] = "ink";
    expect(titles().filter((title) => title.startsWith("Density"))).toEqual([]);
  });

  it("should show how the product is put on the device where the browser offers nothing, and not in the installed window [A2.27]", async () => {
    const run = draw();
    run("Add to Device");
    await screen.findByRole("dialog", { name: "How To Install" });
    const plain = window.matchMedia;
    window.matchMedia = (media) => Object.assign(plain(media), { matches: media === "(display-mode: standalone)" });
    expect(titles()).not.toContain("Add to Device");
    window.matchMedia = plain;
  });

  it("should ask before logging out, and stay signed in when cancelled", async () => {
    const run = draw();
    run("Logout");
    await screen.findByRole("alertdialog", { name: "Are you sure you want to log out?" });
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });
});
