import { describe, expect, it } from "vitest";
import { isOrgEdited, orgChangeOf, orgDraftOf, withFeatureSwitched } from "../../../core/organisation/org-draft.view-model.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";

const known: OrgSettings = {
  org_id: 1,
  name: "Harbor",
  domain: "",
  timezone: "UTC",
  plan: "starter",
  trial_end: 0,
  features: ["tags", "beta"],
  offered: ["include_portal", "tags"],
  meta: {},
  owner: null,
  idle_hours: 12,
  session_days: 14,
  single_sign_on: true,
  single_sign_on_only: false,
  frame_origins: [],
  key_id: null,
  public_key: null,
  public_encryption_key: null,
  version: 4,
  created_at: 1,
};

describe("the settings of an organisation while they are edited", () => {
  it("should send only what differs from what is stored", () => {
    const draft = orgDraftOf(known);
    expect(draft).toEqual({ name: "Harbor", domain: "", timezone: "UTC", features: ["tags"] });
    expect(isOrgEdited(draft, known)).toBe(false);
    expect(orgChangeOf({ ...draft, name: "Port", timezone: "Europe/Berlin" }, known)).toEqual({
      version: 4,
      name: "Port",
      timezone: "Europe/Berlin",
    });
    expect(isOrgEdited({ ...draft, domain: "port.example" }, known)).toBe(true);
  });

  it("should switch features of the plan in its order", () => {
    const draft = withFeatureSwitched(orgDraftOf(known), "include_portal", true, known.offered);
    expect(draft.features).toEqual(["include_portal", "tags"]);
    expect(orgChangeOf(withFeatureSwitched(draft, "tags", false, known.offered), known)).toEqual({
      version: 4,
      features: ["include_portal"],
    });
  });
});
