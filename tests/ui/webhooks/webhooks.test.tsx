import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { OrgTokenForm } from "../../../ui/staff/org-tokens/org-token-form.view.tsx";
import { gallery as tokens } from "../../../ui/staff/org-tokens/org-tokens.gallery.tsx";
import { type WebhookDraft, WebhookForm } from "../../../ui/staff/webhooks/webhook-form.view.tsx";
import { gallery } from "../../../ui/staff/webhooks/webhooks.gallery.tsx";

const nothing = (): void => undefined;
const rest = { isPending: false, failure: null, onClose: nothing };

describe("The page of webhooks", () => {
  it("should show the state of each, with its last success and failure", () => {
    render(gallery.states["webhooks"]?.());
    const rows = within(screen.getByRole("list", { name: "Webhooks" })).getAllByRole("listitem");
    const said = rows.map((row) => row.textContent);
    expect(said[0]).toContain("Working");
    expect(said[0]).toContain("Last delivered 4 minutes ago");
    expect(said[1]).toContain("The address answered with status 503.");
    expect(said[2]).toContain("Switched off after failures");
    expect(said[3]).toContain("Subscribed by Zapier");
    expect(within(rows[3] ?? document.body).queryByRole("button", { name: /Rotate/ })).toBeNull();
  });

  it("should ask for the address and the events, and save what was chosen", () => {
    const onSave = vi.fn<(draft: WebhookDraft) => void>();
    render(<WebhookForm webhook={null} onSave={onSave} {...rest} />);
    fireEvent.click(screen.getByRole("button", { name: "Add webhook" }));
    expect(screen.getByText("Enter the address.")).toBeTruthy();
    expect(screen.getByText("Choose at least one event.")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "Address" }), { target: { value: " https://a.example/ " } });
    fireEvent.click(screen.getByRole("checkbox", { name: "Tasks" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Task deleted" }));
    fireEvent.click(screen.getByRole("button", { name: "Add webhook" }));
    expect(onSave.mock.calls).toEqual([[{ url: "https://a.example/", role: "user", events: ["task.create", "task.update"] }]]);
  });

  it("should drop events of administrators when the contents become those of members", () => {
    const onSave = vi.fn<(draft: WebhookDraft) => void>();
    render(<WebhookForm webhook={null} onSave={onSave} {...rest} />);
    fireEvent.change(screen.getByRole("textbox", { name: "Address" }), { target: { value: "https://a.example/" } });
    fireEvent.click(screen.getByRole("radio", { name: /What administrators see/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: "User invited" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Note added" }));
    fireEvent.click(screen.getByRole("radio", { name: /What all members see/ }));
    fireEvent.click(screen.getByRole("button", { name: "Add webhook" }));
    expect(onSave.mock.calls).toEqual([[{ url: "https://a.example/", role: "user", events: ["note.create"] }]]);
  });

  it("should show deliveries with their contents, and offer to send again what has ended", () => {
    render(gallery.states["deliveries"]?.());
    const rows = within(screen.getByRole("list", { name: "Deliveries" })).getAllByRole("listitem");
    expect(rows.map((row) => within(row).queryByRole("button", { name: /^Send again/ }) !== null)).toEqual([false, true, false, true]);
    expect(screen.getByRole("group", { name: "Body of the request" }).textContent).toContain('"first_name"');
  });
});

describe("The page of organisation tokens", () => {
  it("should say what each token may do", () => {
    render(tokens.states["tokens"]?.());
    const said = within(screen.getByRole("list", { name: "Organisation tokens" }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);
    expect(said[0]).toContain("Member: See contacts, Reports");
    expect(said[0]).toContain("Contacts (read)");
    expect(said[1]).toContain("Administrator");
    expect(said[2]).toContain("Connector: subscribes and unsubscribes webhooks");
    expect(said[3]).toContain("Expired");
  });

  it("should show a connector's key, token and secret once", () => {
    render(tokens.states["made a connector"]?.());
    expect(screen.getByRole("status").textContent).toContain("Signing secret: whsec_");
  });

  it("should create a token with the chosen permissions, without those for an administrator", () => {
    const onCreate = vi.fn<(token: unknown) => void>();
    render(<OrgTokenForm onCreate={onCreate} {...rest} />);
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(screen.getByText("Enter a name.")).toBeTruthy();
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Sync" } });
    fireEvent.click(screen.getByRole("checkbox", { name: "See contacts" }));
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    fireEvent.click(screen.getByRole("radio", { name: /^Administrator/ }));
    fireEvent.click(screen.getByRole("button", { name: "Create token" }));
    expect(onCreate.mock.calls).toEqual([
      [{ name: "Sync", role: "user", days: 90, flags: ["contacts"] }],
      [{ name: "Sync", role: "admin", days: 90 }],
    ]);
  });
});
