import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ConfirmMailboxView } from "../../../ui/staff/senders/confirm-mailbox.view.tsx";
import { gallery } from "../../../ui/staff/senders/senders.gallery.tsx";

const show = (state: string): void => void render(gallery.states[state]?.());
const card = (email: string) => within(screen.getByRole("region", { name: email }));

describe("the page of sender addresses", () => {
  it("should tell the state of each address, and what is missing with what to do", () => {
    show("verified and failed");
    expect(card("hello@harbor.example").getByText("Verified")).toBeDefined();
    expect(card("hello@harbor.example").getByText(/Your mail is from this address/)).toBeDefined();
    const failed = card("news@harbor-events.example");
    expect(failed.getByText("Failed")).toBeDefined();
    const steps = within(failed.getByRole("list", { name: "Steps for news@harbor-events.example" })).getAllByRole("listitem");
    expect(steps.map((step) => step.querySelector("strong")?.textContent)).toEqual([
      "Mailbox: Done",
      "Signature (DKIM): Missing",
      "Mail server (SPF): Missing",
      "Policy (DMARC): Recommended",
    ]);
    expect(steps[2]?.textContent).toContain("Change its record to the one below.");
  });

  it("should show the records to copy, with what was found instead [C2.04]", () => {
    show("verified and failed");
    const records = within(card("news@harbor-events.example").getByRole("list", { name: "DNS records" }));
    expect(records.getByText("v=spf1 ip4:198.51.100.7 -all")).toBeDefined();
    expect(records.getByText("harbor-events.example")).toBeDefined();
    expect(records.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Copy name of DKIM",
      "Copy value of DKIM",
      "Copy name of SPF",
      "Copy value of SPF",
      "Copy name of DMARC (recommended)",
      "Copy value of DMARC (recommended)",
    ]);
  });

  it("should offer the mailbox link again until the mailbox is confirmed", () => {
    show("just added");
    expect(screen.getByRole("button", { name: "Send link again: hello@harbor.example" })).toBeDefined();
    expect(screen.getByText("Not verified yet")).toBeDefined();
  });

  it("should say that DNS did not answer, and that an address is about to fail", () => {
    show("dns did not answer");
    expect(screen.getByText("DNS did not answer")).toBeDefined();
    show("about to fail");
    expect(screen.getByText(/missing or wrong on 2 days/)).toBeDefined();
  });

  it("should explain itself while there is no address", () => {
    show("none");
    expect(screen.getByRole("heading", { name: "No email addresses yet" })).toBeDefined();
    expect(screen.getByText(/publish two or three DNS records/)).toBeDefined();
  });

  it("should say at the field why an address is refused", () => {
    show("add refused");
    expect(screen.getByRole("textbox", { name: "Email address" }).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("the page that a mailbox link opens", () => {
  it("should confirm by its button only, and say what became of the link", () => {
    const onConfirm = vi.fn();
    const { rerender } = render(<ConfirmMailboxView isDone={false} isPending={false} failure={null} onConfirm={onConfirm} />);
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Confirm this mailbox" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    rerender(<ConfirmMailboxView isDone isPending={false} failure={null} onConfirm={onConfirm} />);
    expect(screen.getByText("The mailbox is confirmed")).toBeDefined();
    const failure = { tag: "invalid", message: "", errors: { token: [""] } } as const;
    rerender(<ConfirmMailboxView isDone={false} isPending={false} failure={failure} onConfirm={onConfirm} />);
    expect(screen.getByText("This link no longer works")).toBeDefined();
  });
});
