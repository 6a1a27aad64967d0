import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allRoles } from "../../../core/access/role.model.ts";
import { builtInFields } from "../../../core/fields/built-in-fields.rule.ts";
import { isFieldHidden, isMaskedFor } from "../../../core/fields/field-access.rule.ts";
import { fieldSights, type SightedField } from "../../../core/permissions/field-sight.rule.ts";

const field = (name: string, more: Partial<SightedField> = {}): SightedField => ({
  name,
  label: name,
  type: "string",
  access: null,
  editable: true,
  bucket_id: null,
  ...more,
});

describe("How a role sees the fields of contacts", () => {
  it.each([
    ["user", {}, "seen", null, "yes"],
    ["user", { access: "admin" }, "hidden", "access", "unseen"],
    ["admin", { access: "admin" }, "seen", null, "yes"],
    ["user", { access: "guest" }, "seen", null, "yes"],
    ["user", { editable: false }, "seen", null, "filled"],
    ["user", { bucket_id: "rep" }, "seen", null, "filled"],
    ["guest", {}, "hidden", "access", "unseen"],
    ["guest", { access: "guest" }, "seen", null, "guest"],
    ["guest", { access: "guest", type: "id_number" }, "masked", "type", "unseen"],
    ["admin", { name: "contactTeam", access: "guest" }, "hidden", "teams", "unseen"],
  ] as const)("should for a %s and %j be: %s, because of %s, changed: %s", (role, more, sight, why, change) => {
    const { name = "city", ...rest } = { name: undefined, ...more };
    expect(fieldSights([field(name, rest)], role, []).at(-1)).toMatchObject({ sight, why, change });
  });

  it("should be the verdict of the rules that hide and mask, with every built-in field seen", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allRoles),
        fc.constantFrom(null, "admin" as const, "guest" as const),
        fc.constantFrom("string" as const, "id_number" as const),
        fc.subarray(["teams"]),
        fc.constantFrom("city", "contactTeam"),
        (role, access, type, features, name) => {
          const one = field(name, { access, type });
          const sights = fieldSights([one], role, features);
          expect(sights.slice(0, -1).every(({ sight }) => sight === "seen")).toBe(true);
          expect(sights).toHaveLength(builtInFields.length + 1);
          const isHidden = isFieldHidden({ ...one, deleted_at: null }, role, features);
          expect(sights.at(-1)?.sight).toBe(isHidden ? "hidden" : isMaskedFor(type, role) ? "masked" : "seen");
        },
      ),
    );
  });
});
