import { describe, expect, it } from "vitest";
import { hasRepDetails, profileForm } from "../../../core/profile/profile.view-model.ts";

const known = { first_name: "Olivia", last_name: "Quill", photo: null, timezone: null };

describe("the form of the user's profile", () => {
  it("should show the stored values until something is edited", () => {
    expect(profileForm(known, {})).toMatchObject({ draft: { first_name: "Olivia", last_name: "Quill" }, isDirty: false, maySave: false });
    expect(profileForm(known, { first_name: "Olivia" }).isDirty).toBe(false);
  });

  it("should be dirty with another photo, and not with the stored one", () => {
    expect(profileForm(known, { photo: "/media/a/b.jpg" })).toMatchObject({ isDirty: true, maySave: true });
    expect(profileForm({ ...known, photo: "/media/a/b.jpg" }, { photo: "/media/a/b.jpg" }).isDirty).toBe(false);
    expect(profileForm({ ...known, photo: "/media/a/b.jpg" }, { photo: null }).isDirty).toBe(true);
  });

  it("should be dirty with another time zone, and with the organisation's in place of one's own", () => {
    expect(profileForm(known, { timezone: "Europe/Berlin" })).toMatchObject({ isDirty: true, maySave: true });
    expect(profileForm({ ...known, timezone: "Europe/Berlin" }, { timezone: null }).isDirty).toBe(true);
    expect(profileForm(known, { timezone: null }).isDirty).toBe(false);
  });

  it("should be saved only with a first name", () => {
    expect(profileForm(known, { last_name: "Rook" })).toMatchObject({ draft: { last_name: "Rook" }, isDirty: true, maySave: true });
    expect(profileForm(known, { first_name: " " })).toMatchObject({ isDirty: true, maySave: false });
  });
});

describe("the user's details for assigned contacts", () => {
  it("should be edited by users with access to contacts, and never by guests", () => {
    expect([
      hasRepDetails({ role: "user", flags: ["contacts"] }),
      hasRepDetails({ role: "user", flags: [] }),
      hasRepDetails({ role: "guest", flags: ["contacts"] }),
      hasRepDetails({ role: "admin", flags: [] }),
    ]).toEqual([true, false, false, true]);
  });
});
