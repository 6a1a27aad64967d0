import { describe, expect, it } from "vitest";
import { documentState, signingAddress } from "../../../core/lesson-forms/signing-document.model.ts";
import { signingRequest } from "../../../core/lesson-forms/signing-request.rule.ts";
import { signingStep } from "../../../core/lesson-forms/signing-step.rule.ts";

const lena = { name: "Lena", email: "lena@example.com", known: new Map([["first_name", "Lena"]]) };
const item = { template_id: " t1 ", placeholder_name: "Learner" };
const carl = { name: "Carl", email: "carl@example.com", placeholder_name: "Coach" };

describe("a document to create at SignWell", () => {
  it("should be signed by the learner in a frame [B3.29]", () => {
    expect(signingRequest(item, lena)).toEqual({
      test_mode: false,
      template_id: "t1",
      embedded_signing: true,
      draft: false,
      recipients: [{ id: "1", placeholder_name: "Learner", name: "Lena", email: "lena@example.com" }],
    });
  });

  it("should have other recipients, copies, prefilled fields and metadata where the author switched them on [B3.29]", () => {
    const values = {
      ...item,
      test_mode: true,
      prefilled_fields: { given: "first_name", gone: "unknown" },
      other_recipients: true,
      recipients: [carl, { name: "Nobody", email: "", placeholder_name: "x" }],
      include_cc_contacts: true,
      copied_contacts: [carl],
      include_metadata: true,
      metadata: { course: "7" },
    };
    expect(signingRequest(values, lena)).toMatchObject({
      test_mode: true,
      template_fields: [{ api_id: "given", value: "Lena" }],
      recipients: [{ id: "1" }, { id: "2", placeholder_name: "Coach", name: "Carl", email: "carl@example.com" }],
      copied_contacts: [{ name: "Carl", email: "carl@example.com" }],
      metadata: { course: "7" },
    });
    const off = signingRequest({ ...values, other_recipients: false, include_cc_contacts: false, include_metadata: false }, lena);
    expect(off).not.toHaveProperty("metadata");
    expect(off).not.toHaveProperty("copied_contacts");
    expect(off).toMatchObject({ recipients: [{ id: "1" }] });
  });

  it("should not be created without a template, a role or an email address", () => {
    expect(signingRequest({ ...item, template_id: "" }, lena)).toBe("no-template");
    expect(signingRequest({ ...item, placeholder_name: " " }, lena)).toBe("no-template");
    expect(signingRequest(item, { ...lena, email: "" })).toBe("no-email");
  });
});

describe("what is done with a learner's document", () => {
  const request = { template_id: "t1" };
  const stored = { document: "d", created_at: 100, signed_at: null };

  it("should be nothing without an account, but for one that is signed", () => {
    expect(signingStep(false, null, request, 100)).toEqual({ kind: "none", state: "unset" });
    expect(signingStep(false, { ...stored, signed_at: 1 }, request, 100)).toEqual({ kind: "none", state: "signed" });
  });

  it("should be to create it once, and to ask about it afterwards", () => {
    expect(signingStep(true, null, request, 100)).toEqual({ kind: "create", request });
    expect(signingStep(true, stored, request, 100)).toEqual({ kind: "ask", document: "d" });
    expect(signingStep(true, null, "no-email", 100)).toEqual({ kind: "none", state: "no-email" });
  });

  it("should be to wait for a request that creates it, and to create it anew when that was lost", () => {
    const reserved = { ...stored, document: null };
    expect(signingStep(true, reserved, request, 129)).toEqual({ kind: "none", state: "preparing" });
    expect(signingStep(true, reserved, request, 130)).toEqual({ kind: "create", request });
  });

  it.each([
    ["Completed", "signed"],
    ["Manually completed", "signed"],
    ["Declined", "ended"],
    ["Expired", "ended"],
    ["Viewed", "open"],
    ["anything", "open"],
  ])("should read the status %s as %s", (status, state) => {
    expect(documentState({ status })).toBe(state);
  });

  it.each([
    ["https://www.signwell.com/e/1", "https://www.signwell.com/e/1"],
    ["http://127.0.0.1:9/e/1", "http://127.0.0.1:9/e/1"],
    ["http://www.signwell.com/e/1", null],
    ["javascript:alert(1)", null],
    [null, null],
  ])("should be signed at %s only where that is safe", (url, address) => {
    expect(signingAddress({ id: "d", status: "Sent", recipients: [{ id: "1", embedded_signing_url: url }] })).toBe(address);
    expect(signingAddress({ id: "d", status: "Sent", recipients: [{ id: "2", embedded_signing_url: url }] })).toBe(null);
  });
});
