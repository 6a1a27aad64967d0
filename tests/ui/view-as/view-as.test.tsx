import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { gallery } from "../../../ui/portal/view-as/view-as.gallery.tsx";
import { ViewBar } from "../../../ui/portal/view-as/view-bar.view.tsx";
import { gallery as staffGallery } from "../../../ui/staff/contacts/record/record-parts.gallery.tsx";
import { ViewAsView } from "../../../ui/staff/contacts/view-as/view-as.view.tsx";
import { gallery as colleagueGallery } from "../../../ui/staff/view-as/view-as.gallery.tsx";

const nothing = (): void => undefined;

describe("The bar above the portal as a learner gets it", () => {
  it("should name the learner, say until when and that nothing is stored, and end the view", () => {
    const onEnd = vi.fn();
    render(<ViewBar name="Lena Lind" until={1_782_908_100} failure={null} isEnding={false} onEnd={onEnd} />);
    const bar = screen.getByRole("complementary", { name: "Whom you see the portal as" });
    expect(bar.textContent).toContain("You see the portal as Lena Lind does.");
    expect(bar.textContent).toMatch(/Until \d+:\d\d.*Nothing can be changed, sent or revealed\./);
    fireEvent.click(screen.getByRole("button", { name: "End the view" }));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("should be shown before the name is loaded, and show why the view could not be ended", () => {
    render(gallery.states["loading"]?.());
    expect(screen.getByText("You see the portal as a learner does.")).toBeDefined();
    render(gallery.states["offline"]?.());
    expect(screen.getByText(/connection|offline/i)).toBeDefined();
  });

  it("should leave a page that says that the view is over, with a way to the contacts", () => {
    render(gallery.states["over"]?.());
    expect(screen.getByRole("heading", { level: 1, name: "You no longer see the portal as this learner." })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the contacts" }).getAttribute("href")).toBe("/ui/contacts");
  });
});

describe("Beginning a view of the portal as a contact", () => {
  it("should say what it is before it begins, and why it was refused", async () => {
    const onBegin = vi.fn();
    await act(
      async () =>
        void render(<ViewAsView name="Ada Osei" address={null} isPending={false} failure={null} onBegin={onBegin} onClose={nothing} />),
    );
    expect(screen.getByText("A new tab shows the portal as Ada Osei gets it, for 15 minutes.")).toBeDefined();
    expect(screen.getByText("The audit log records this view.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Open the portal" }));
    expect(onBegin).toHaveBeenCalledOnce();
    await act(async () => void render(staffGallery.states["view refused"]?.()));
    expect(screen.getByText("This contact is blocked.")).toBeDefined();
  });

  it("should offer a link where the browser opened no tab", async () => {
    await act(async () => void render(staffGallery.states["view not opened"]?.()));
    expect(screen.getByRole("link", { name: /^Open the portal as Ada Osei/ }).getAttribute("href")).toContain("#view-as=abc");
  });
});

describe("The staff application as a colleague gets it", () => {
  it("should say what the view is before it begins, and why it was refused", async () => {
    await act(async () => void render(colleagueGallery.states["begin"]?.()));
    expect(
      screen.getByText("A new tab shows the application with the role, permissions and teams of Uma Ueda, for 15 minutes."),
    ).toBeDefined();
    await act(async () => void render(colleagueGallery.states["refused"]?.()));
    expect(screen.getByText("Uma Ueda is archived and sees nothing. Restore Uma Ueda first.")).toBeDefined();
    await act(async () => void render(colleagueGallery.states["not opened"]?.()));
    expect(screen.getByRole("link", { name: /^Open the view as Uma Ueda/ }).getAttribute("href")).toContain("#view-as=abc");
  });

  it("should name the colleague above the page, and lead to the users in a tab of its own once it is over", () => {
    render(colleagueGallery.states["bar"]?.());
    expect(screen.getByRole("complementary", { name: "Whom you see the application as" }).textContent).toContain("as Uma Ueda does.");
    render(colleagueGallery.states["over"]?.());
    expect(screen.getByRole("link", { name: /^Open the users/ }).getAttribute("target")).toBe("_blank");
  });
});
