import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { ResetView } from "../../../ui/staff/auth/reset.view.tsx";

const Page = () => {
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <ResetView
      answer={answer}
      isPending={false}
      failure={null}
      onSend={() => setAnswer("If we know you, we have sent you a link.")}
      onAgain={() => setAnswer(null)}
    />
  );
};

describe("asking for a new password", () => {
  it("should promise no mail where none can leave, and say whom to ask", () => {
    render(<ResetView answer={null} canMail={false} isPending={false} failure={null} onSend={() => undefined} onAgain={() => undefined} />);
    expect(screen.getByRole("heading", { name: "Email is not set up" })).toBeTruthy();
    expect(screen.getByText(/Ask the person who runs it/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByText(/we will send you a link/)).toBeNull();
    expect(screen.getByRole("link", { name: "Back to login" })).toBeTruthy();
  });

  it("should hand the focus on from the form to what can be done next, and back", () => {
    render(<Page />);
    fireEvent.change(screen.getByRole("textbox", { name: /^Email/ }), { target: { value: "olivia@harbor.example" } });
    const form = screen.getByRole("textbox", { name: /^Email/ }).closest("form");
    if (form === null) throw new Error("The field stands in no form.");
    fireEvent.submit(form);
    const again = screen.getByRole("button");
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Email/ }));
  });
});
