import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { plansByPrice } from "../../../core/billing/plan-change.rule.ts";
import { PlanCards } from "../../../ui/staff/plans/plan-cards.view.tsx";
import { gallery as noticeGallery } from "../../../ui/staff/plans/plan-notice.gallery.tsx";
import { gallery } from "../../../ui/staff/plans/plans.gallery.tsx";
import { gallery as shareGallery } from "../../../ui/staff/plans/share-billing.gallery.tsx";
import { ShareCard } from "../../../ui/staff/plans/share-card.view.tsx";

const drawn = (states: Readonly<Record<string, () => React.ReactNode>>, name: string) => render(states[name]?.());

describe("the page about plans", () => {
  it("should show each feature's use as a bar with its numbers, and say which is used up [A4.06, A3.12]", () => {
    drawn(gallery.states, "paid");
    const bar = (name: string) => screen.getByRole("progressbar", { name });
    expect(bar("Texts").getAttribute("aria-valuetext")).toBe("812 of 1,000");
    expect(bar("Users").getAttribute("aria-valuetext")).toBe("4, no limit");
    expect(bar("Campaigns").getAttribute("aria-valuetext")).toBe("25 of 25, limit reached");
    expect(bar("Active learners").getAttribute("aria-valuetext")).toBe("0 of 0, limit reached");
  });

  it("should list no unavailable feature in plans or usage", () => {
    drawn(gallery.states, "paid");
    const page = document.body.textContent ?? "";
    for (const promise of ["Automations", "Messages in the portal", "Custom objects", "Steps in the longest workflow"])
      expect(page, promise).not.toContain(promise);
    for (const fact of ["Learner portal", "Teams", "team member", "Unlimited contacts"]) expect(page, fact).toContain(fact);
  });

  it("should list the bills with amount, state and file [C3.41]", () => {
    drawn(gallery.states, "invoices");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Invoices");
    const rows = within(screen.getByRole("table", { name: "Invoices" }))
      .getAllByRole("row")
      .slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ["July 1, 2026", "starter", "$49", "Paid", "PDF"],
      ["June 1, 2026", "starter", "$49.01", "Open", "PDF"],
      ["May 2, 2026", "starter", "$49.02", "Failed", "PDF"],
    ]);
    expect(screen.getByRole("link", { name: "PDF of invoice 3" }).getAttribute("href")).toBe("/api/org/invoices/3/pdf");
  });

  it("should say until when a trial runs, and that one is over [A4.04]", () => {
    drawn(gallery.states, "on trial");
    expect(screen.getByText(/^Your trial ends on July 6, 2026\./)).toBeDefined();
    expect(screen.getByText("No card yet.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Add card" }).getAttribute("href")).toBe("/ui/settings/billing");
    drawn(gallery.states, "trial over");
    expect(screen.getByText("Your trial has expired. Please select a plan.")).toBeDefined();
  });

  it("should say where invoices will be, and offer to try again where they could not be read", () => {
    const { unmount } = drawn(gallery.states, "no invoices");
    expect(screen.getByText("No invoices yet.")).toBeDefined();
    unmount();
    drawn(gallery.states, "invoices broken");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("should be three pages that lead to each other [C2.04]", () => {
    const pages = { paid: ["Billing", "Invoices"], billing: ["Plans", "Invoices"], invoices: ["Plans", "Billing"] };
    for (const [state, names] of Object.entries(pages)) {
      const { unmount } = drawn(gallery.states, state);
      for (const name of names) expect(screen.getByRole("link", { name }).getAttribute("href"), state).toContain("/ui/settings/");
      unmount();
    }
  });

  it("should say why a card was declined, beside the cards", () => {
    drawn(gallery.states, "declined");
    expect(within(screen.getByRole("region", { name: "Card" })).getByText("Your card was declined. Try another one.")).toBeDefined();
  });

  it("should tell others whose the plans are and whom to ask [A6.05]", () => {
    drawn(gallery.states, "others");
    expect(screen.getByText("Ask Rosa Rivers (rosa@quayside.example).")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("choosing a plan", () => {
  const choices = { org_plan: "trial", trial_end: 0, plans: plansByPrice, owner: null };
  const card = { brand: "Visa", last4: "4242", exp_month: 3, exp_year: 2029 };

  it("should say what it costs before it is chosen, and not choose before that", () => {
    const onChoose = vi.fn();
    render(<PlanCards choices={choices} card={card} isPending={false} failure={null} onAddCard={vi.fn()} onChoose={onChoose} />);
    fireEvent.click(screen.getByRole("button", { name: "Choose Starter" }));
    expect(onChoose).not.toHaveBeenCalled();
    const question = screen.getByRole("alertdialog", { name: "Choose Starter?" });
    expect(within(question).getByText("$49 will be charged to your Visa ending in 4242 now.")).toBeDefined();
    fireEvent.click(within(question).getByRole("button", { name: "Choose Starter" }));
    expect(onChoose).toHaveBeenCalledWith(plansByPrice[1], expect.any(Function));
  });

  it("should ask for a card first where a plan costs something, and not where it is free", () => {
    const [onChoose, onAddCard] = [vi.fn(), vi.fn()];
    render(<PlanCards choices={choices} card={null} isPending={false} failure={null} onAddCard={onAddCard} onChoose={onChoose} />);
    fireEvent.click(screen.getByRole("button", { name: "Choose Pro" }));
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Add a card" }));
    expect(onChoose).not.toHaveBeenCalled();
    expect(onAddCard).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole("button", { name: "Choose Free" }));
    const question = screen.getByRole("alertdialog", { name: "Choose Free?" });
    expect(within(question).getByText("You will not be charged now.")).toBeDefined();
    fireEvent.click(within(question).getByRole("button", { name: "Choose Free" }));
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});

describe("sharing the billing", () => {
  it("should send to the chosen recipients, and not before one is chosen [C5.10]", () => {
    const onSend = vi.fn();
    const nothing = (): void => undefined;
    const people = [
      { id: 7, name: "Rosa Rivers", email: "rosa@quayside.example" },
      { id: 8, name: "Tom Tides", email: "tom@quayside.example" },
    ];
    render(
      <ShareCard
        share={null}
        people={people}
        isSharing={false}
        isSending={false}
        isRevoking={false}
        failure={null}
        onShare={nothing}
        onCopy={nothing}
        onRevoke={nothing}
        onSend={onSend}
      />,
    );
    const send = screen.getByRole("button", { name: "Send" });
    expect(send.hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("checkbox", { name: /Tom Tides/ }));
    fireEvent.click(send);
    expect(onSend).toHaveBeenCalledWith([8]);
  });

  it("should revoke all links once the question is answered, and none before", async () => {
    const onRevoke = vi.fn();
    const nothing = (): void => undefined;
    render(
      <ShareCard
        share={null}
        people={[]}
        isSharing={false}
        isSending={false}
        isRevoking={false}
        failure={null}
        onShare={nothing}
        onCopy={nothing}
        onRevoke={onRevoke}
        onSend={nothing}
      />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Revoke all links" }));
    const question = await screen.findByRole("alertdialog", { name: "Revoke all billing links?" });
    expect(onRevoke).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole("button", { name: "Revoke all links" }));
    expect(onRevoke).toHaveBeenCalledTimes(1);
  });

  it("should show who has the link the plan and the card, and nothing else [C2.05]", () => {
    drawn(shareGallery.states, "open");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Billing of Quayside Rowing Club");
    expect(screen.getByText("Plan: Starter")).toBeDefined();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Save card"]);
  });

  it("should say that a link does not work any more", () => {
    drawn(shareGallery.states, "gone");
    expect(screen.getByRole("alert").textContent).toContain("This link no longer works");
  });
});

describe("the windows about plans", () => {
  it("should offer the owner a way on, and others only to close [A6.05]", () => {
    drawn(noticeGallery.states, "owner");
    expect(
      screen
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .filter((words) => words !== ""),
    ).toEqual(["Close", "See plans"]);
  });

  it("should leave others to close, with the word to have the admin upgrade [A6.05]", () => {
    drawn(noticeGallery.states, "others");
    expect(screen.getByText("Please have your organization's admin upgrade this account.")).toBeDefined();
    expect(
      screen
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .filter((words) => words !== ""),
    ).toEqual(["Close"]);
  });

  it("should offer support where no plan helps [A8.02]", () => {
    drawn(noticeGallery.states, "support");
    expect(within(screen.getByRole("dialog", { name: "Reached Limit" })).getByRole("button", { name: "Contact Support" })).toBeDefined();
  });
});
