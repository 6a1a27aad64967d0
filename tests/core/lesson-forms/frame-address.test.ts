import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webAddress } from "../../../core/kernel/web-address.ts";
import { frameAddress, standardBases } from "../../../core/lesson-forms/frame-address.rule.ts";
import { framePolicy } from "../../../core/lesson-forms/frame-policy.rule.ts";
import { ProvidedType } from "../../../core/lessons/shown/provider-card.rule.ts";

const known = new Map([
  ["first_name", "Lena"],
  ["email", "lena+1@example.com"],
  ["city", ""],
]);
const setting = { known, host: "learn.example", bases: standardBases };
const types = Object.keys(ProvidedType.keys).filter(ProvidedType.is);

describe("the address of another host's page", () => {
  it.each([
    ["embed", { url: "https://a.example/x?y=1" }, "https://a.example/x?y=1"],
    ["custom", { url: "https://a.example/tool" }, "https://a.example/tool"],
    [
      "typeform",
      { form_id: "Ab12", hidden_fields: { name: "first_name", mail: "email" } },
      "https://form.typeform.com/to/Ab12?typeform-embed=embed-widget#name=Lena&mail=lena%2B1%40example.com",
    ],
    [
      "typeform",
      { form_id: "https://acme.typeform.com/to/Ab12#a=b", hidden_fields: { name: "first_name" } },
      "https://acme.typeform.com/to/Ab12?typeform-embed=embed-widget#a=b&name=Lena",
    ],
    [
      "jotform",
      { form_id: "2312", prefilled_fields: { "name[first]": "first_name" } },
      "https://form.jotform.com/2312?isIframeEmbed=1&name%5Bfirst%5D=Lena",
    ],
    [
      "calendly",
      { calendly_url: "https://calendly.com/a/b", prefill_fields: { email: "email" } },
      "https://calendly.com/a/b?embed_domain=learn.example&embed_type=Inline&email=lena%2B1%40example.com",
    ],
    ["cal", { url: "https://cal.com/a/b/", prefill_fields: { name: "first_name" } }, "https://cal.com/a/b/embed?embed=lesson&name=Lena"],
    ["cal", { url: "https://cal.com/a/b/embed" }, "https://cal.com/a/b/embed?embed=lesson"],
  ] as const)("should carry the learner's values for %s %o [B3.07 B3.21 B3.23 B3.24 B3.27 B3.28]", (type, values, address) => {
    expect(frameAddress(type, values, setting)).toBe(address);
  });

  it("should leave out fields without a value and fields that are not known, such as secrets", () => {
    const values = { form_id: "1", prefilled_fields: { a: "city", b: "passport_secret", " ": "email" } };
    expect(frameAddress("jotform", values, setting)).toBe("https://form.jotform.com/1?isIframeEmbed=1");
  });

  it("should use other bases for forms that are named by their id", () => {
    const bases = { typeform: "http://127.0.0.1:9/t/", jotform: "http://127.0.0.1:9/j/" };
    expect(frameAddress("typeform", { form_id: "a/b" }, { ...setting, bases })).toBe(
      "http://127.0.0.1:9/t/a%2Fb?typeform-embed=embed-widget",
    );
  });

  it.each(["", "javascript:alert(1)", "data:text/html,x", "/files/1", "https://user:pass@a.example", "//a.example"])(
    "should be none for %s",
    (url) => {
      for (const type of ["embed", "custom", "cal"] as const) expect(frameAddress(type, { url }, setting)).toBe(null);
      expect(frameAddress("calendly", { calendly_url: url }, setting)).toBe(null);
    },
  );

  it("should be a web address or none, and hold no value that is not known, for any values", () => {
    const text = fc.oneof(fc.string(), fc.webUrl());
    const values = fc.record({
      url: text,
      calendly_url: text,
      form_id: text,
      hidden_fields: fc.dictionary(fc.string(), fc.constantFrom("first_name", "other")),
      prefill_fields: fc.dictionary(fc.string(), fc.constantFrom("email", "other")),
    });
    fc.assert(
      fc.property(fc.constantFrom(...types), values, (type, given) => {
        const address = frameAddress(type, given, setting);
        if (address !== null) expect(webAddress(address)).not.toBe(null);
      }),
    );
  });
});

describe("the policy of a frame", () => {
  it.each(types)("should let no page of %s navigate the page around it, and give scripts of one's own origin no rights", (type) => {
    const foreign = framePolicy(type, "https://a.example/x", "https://learn.example");
    expect(foreign.sandbox).not.toContain("allow-top-navigation");
    expect(foreign.sandbox.split(" ")).toContain("allow-same-origin");
    expect(foreign.referrerPolicy).toMatch(/^strict-origin/);
    expect(framePolicy(type, "https://learn.example/x", "https://learn.example").sandbox).not.toContain("allow-same-origin");
  });
});
