import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { loaded } from "../../../core/kernel/remote.ts";
import { now, thread } from "../../../ui/conversations/gallery-messages.ts";
import { gallery } from "../../../ui/staff/conversations/contact-conversations.gallery.tsx";
import { ContactConversationsView } from "../../../ui/staff/conversations/contact-conversations.view.tsx";
import { MessagingSwitchView } from "../../../ui/staff/conversations/messaging-switch.view.tsx";

describe("Conversations on a contact's page", () => {
  it("should say of one that it came by text", () => {
    render(gallery.states["one that came by text"]?.());
    const list = screen.getByRole("list", { name: "Conversations with this contact" });
    expect(within(list).getByRole("listitem").textContent).toContain(" · by text");
  });

  it("should be listed with what is unread, on the card as well", () => {
    render(gallery.states["threads"]?.());
    const rows = within(screen.getByRole("list", { name: "Conversations with this contact" })).getAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(screen.getAllByRole("img", { name: "2 unread messages" })).toHaveLength(2);
    expect(
      within(rows[0] ?? document.body)
        .getByRole("button")
        .getAttribute("aria-expanded"),
    ).toBe("false");
  });

  it("should be opened and closed, and a new one begun", () => {
    const onOpen = vi.fn();
    const card = (open: number | null) => (
      <ContactConversationsView
        threads={loaded({ threads: [{ ...thread, refusal: null }], refusal: null })}
        open={open}
        now={now}
        onOpen={onOpen}
        onRetry={vi.fn()}
      >
        {(shown) => <p>open {shown}</p>}
      </ContactConversationsView>
    );
    const { rerender } = render(card(null));
    fireEvent.click(screen.getByRole("button", { name: /lesson about signals/ }));
    fireEvent.click(screen.getByRole("button", { name: "Write a message" }));
    rerender(card(4));
    expect(screen.getByText("open 4")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /lesson about signals/ }));
    expect(onOpen.mock.calls).toEqual([[4], ["new"], [null]]);
  });

  it("should be answered there, unless the contact cannot be written to, which is explained", () => {
    const open = render(gallery.states["one open"]?.());
    expect(screen.getByRole("textbox", { name: "Message to the contact" })).toBeTruthy();
    open.unmount();
    render(gallery.states["may not be written to"]?.());
    expect(screen.getByText(/This contact is blocked/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBe(null);
    expect(screen.queryByRole("button", { name: "Write a message" })).toBe(null);
  });

  it("should not be answered where the number stopped texts, while a new one can be begun", () => {
    render(gallery.states["one by text whose number stopped texts"]?.());
    expect(screen.getByText(/This number stopped texts/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBe(null);
    expect(screen.getByRole("button", { name: "Write a message" })).toBeTruthy();
  });
});

describe("The switch for messages in the portal", () => {
  it("should say what it does and take effect at once", () => {
    const onChange = vi.fn();
    render(<MessagingSwitchView setting={loaded({ is_on: false })} isPending={false} onChange={onChange} onRetry={vi.fn()} />);
    fireEvent.click(screen.getByRole("switch", { name: /Messages in the portal/ }));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByText(/need a role with the permission “Messages”/)).toBeTruthy();
  });
});
