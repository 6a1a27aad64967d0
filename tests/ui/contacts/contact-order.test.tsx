import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

describe("the order of contacts", () => {
  it("should be the chosen label alone until its select is loaded, and then the select with that label", async () => {
    vi.resetModules();
    const { ContactOrder } = await import("../../../ui/staff/contacts/list/contact-order.view.tsx");
    const options = [
      { id: "name", label: "Name" },
      { id: "created", label: "Newest first" },
    ];
    const { container } = render(<ContactOrder.View label="Order" options={options} selected="created" onSelect={() => undefined} />);
    expect(container.textContent).toBe("Newest first");
    expect(screen.queryByRole("button")).toBeNull();
    await act(async () => undefined);
    expect((await screen.findByRole("button", { name: /Order/ })).textContent).toContain("Newest first");
  });
});
