import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { planInfo } from "../../../core/auth/plan-info.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { SignupView, type SignupViewProps } from "../../../ui/staff/auth/signup.view.tsx";

const props: SignupViewProps = {
  plan: loaded(planInfo("pro")),
  common: null,
  isPending: false,
  failure: null,
  onSignup: vi.fn(),
  onRetryPlan: vi.fn(),
};
const form = {
  "First name": "Nora",
  "Last name": "Novak",
  Organisation: "Novak School",
  Email: "nora@new.example",
  Password: "Correct-horse-1",
};

const fill = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submit = (): void => {
  fireEvent.click(screen.getByRole("button", { name: "Create organisation" }));
};
const met = (): number => screen.queryAllByText(": met").length;

describe("the sign-up form", () => {
  it.each([
    ["", 0],
    ["a", 1],
    ["aB", 2],
    ["aB3", 3],
    ["aB3!", 4],
    ["aB3!aB3!", 6],
  ])("should tick the password %j %i times as it is typed [A5.06]", (password, ticks) => {
    render(<SignupView {...props} />);
    fill({ Password: password });
    expect(met()).toBe(ticks);
  });

  it.each([
    ["Password1!", "Not easy to guess"],
    ["Novak2026!", "Not your name, email or organisation"],
  ])("should miss a tick of %j, and send nothing", (password, label) => {
    const onSignup = vi.fn();
    render(<SignupView {...props} common={new Set(["password"])} onSignup={onSignup} />);
    fill({ ...form, Password: password });
    submit();
    expect(screen.getByText(label).textContent).toBe(`${label}: not met yet`);
    expect(met()).toBe(6);
    expect(onSignup).not.toHaveBeenCalled();
    fill({ Password: form.Password });
    expect(met()).toBe(7);
  });

  it("should mention no unavailable feature, such as automations", () => {
    render(<SignupView {...props} />);
    expect(screen.getByText("You will be its owner, and can invite others later.")).toBeDefined();
    const page = document.body.textContent ?? "";
    for (const promise of [/Automations/, /Messages in the portal/, /Custom objects/, /reminder/i]) expect(page).not.toMatch(promise);
    expect(page).toContain("Learner portal");
  });

  it("should hand over a form in which everything is right [C2.03]", () => {
    const onSignup = vi.fn();
    render(<SignupView {...props} onSignup={onSignup} />);
    fill(form);
    submit();
    expect(onSignup).toHaveBeenCalledWith({
      first_name: "Nora",
      last_name: "Novak",
      org_name: "Novak School",
      email: "nora@new.example",
      password: "Correct-horse-1",
    });
  });

  it("should name every field that is missing or wrong, and send nothing", () => {
    const onSignup = vi.fn();
    render(<SignupView {...props} onSignup={onSignup} />);
    fill({ "First name": "Nora", Email: "nora", Password: "short" });
    submit();
    for (const message of [
      "Last name is required",
      "Organisation is required",
      "Email is invalid",
      "Your password does not meet the requirements.",
    ])
      expect(screen.getByText(message)).toBeTruthy();
    expect(onSignup).not.toHaveBeenCalled();
  });

  it("should show at its field what the server refuses", () => {
    render(<SignupView {...props} failure={invalid({ email: ["This email address is already in use. Log in instead."] })} />);
    expect(screen.getByText("This email address is already in use. Log in instead.")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("should describe the plan and show what people say [C2.03]", () => {
    render(<SignupView {...props} />);
    expect(screen.getByRole("heading", { name: "Pro plan" })).toBeTruthy();
    expect(screen.getByText("14 days free, no card needed")).toBeTruthy();
    expect(screen.getByRole("region", { name: "What customers do with it" })).toBeTruthy();
  });

  it("should work although the plan did not load, and offer to try again", () => {
    const onRetryPlan = vi.fn();
    render(<SignupView {...props} plan={{ tag: "failed", failure: { tag: "timeout" } }} onRetryPlan={onRetryPlan} />);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetryPlan).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Create organisation" })).toBeTruthy();
  });
});
