import { fireEvent, render, screen } from "@testing-library/react";
import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it, vi } from "vitest";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { makeStaffSession, StaffSession } from "../../../core/auth/staff-session.service.ts";
import { type Failure, invalid, unauthorized } from "../../../core/kernel/failure.ts";
import type { Token } from "../../../core/kernel/token.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";
import { FormProblem } from "../../../ui/staff/auth/form-problem.view.tsx";
import { useLogin } from "../../../ui/staff/auth/use-login.ts";
import { SecondStepForm, type SecondStepFormProps } from "../../../ui/staff/two-step/second-step-form.view.tsx";
import { fakeAccounts, olivia, rightPassword } from "../../fakes/accounts.fake.ts";

const props: SecondStepFormProps = { isPending: false, failure: null, onSubmit: vi.fn(), onBack: vi.fn() };

describe("the form of the second step", () => {
  it("should send the code, and whether the browser is to be remembered, only when there is one", () => {
    const onSubmit = vi.fn();
    render(<SecondStepForm {...props} onSubmit={onSubmit} />);
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(screen.getByText("Code is required")).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText("Code"), { target: { value: "123 456" } });
    fireEvent.click(screen.getByRole("checkbox", { name: "Remember this browser for 30 days" }));
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    expect(onSubmit.mock.calls).toEqual([[{ code: "123 456", remember: true }]]);
  });

  it("should let phones offer the code, and take a recovery code instead, with a way out for who has none", () => {
    render(<SecondStepForm {...props} />);
    expect(screen.getByLabelText("Code").getAttribute("autocomplete")).toBe("one-time-code");
    expect(screen.getByLabelText("Code").getAttribute("inputmode")).toBe("numeric");
    fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Recovery code"));
    expect(screen.getByText(/No phone and no recovery code/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Use the app" }));
    expect(screen.getByLabelText("Code")).toBeTruthy();
  });

  it("should show a wrong code at its field, and what concerns more above it", () => {
    const { rerender } = render(<SecondStepForm {...props} failure={invalid({ code: ["This code is not right."] })} />);
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBe("true");
    rerender(<SecondStepForm {...props} failure={{ tag: "forbidden", message: "Too many attempts. Try again in 15 minutes." }} />);
    expect(screen.getByRole("alert").textContent).toContain("Too many attempts.");
  });
});

describe("logging in step by step", () => {
  const Probe = ({ onDone }: { readonly onDone: () => void }) => {
    const { isCodeAsked, failure, login, enterCode } = useLogin(onDone);
    return (
      <>
        <FormProblem failure={failure} fields={[]} />
        <button
          type="button"
          onClick={() => (isCodeAsked ? enterCode({ code: "123456" }) : login({ email: olivia.email, password: rightPassword }))}
        >
          {isCodeAsked ? "code" : "password"}
        </button>
      </>
    );
  };

  it("should lead back to the password when the code comes too late, say so, and forget that once the password is given again", async () => {
    const answers: E.Either<Failure, typeof olivia>[] = [
      E.left(unauthorized("That took too long. Enter your password again.")),
      E.right(olivia),
    ];
    const accounts = { ...fakeAccounts(), login: () => TE.right(null), secondStep: () => async () => answers.shift() ?? E.right(olivia) };
    const session = makeStaffSession({ accounts, gate: makeSignInGate() });
    const services = new Map<symbol, unknown>([[StaffSession, session]]);
    const resolve = <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, services, [wanted]);
    const onDone = vi.fn();
    render(
      <ServicesProvider resolve={resolve}>
        <Probe onDone={onDone} />
      </ServicesProvider>,
    );
    fireEvent.click(screen.getByText("password"));
    fireEvent.click(await screen.findByText("code"));
    await screen.findByText("password");
    expect(screen.getByRole("alert").textContent).toContain("That took too long.");
    fireEvent.click(screen.getByText("password"));
    await screen.findByText("code");
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText("code"));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });
});
