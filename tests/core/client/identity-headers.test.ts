import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HeldIdentity, identityHeaders } from "../../../core/client/identity-headers.rule.ts";
import { makeIdentity, nobodyHeld } from "../../../core/client/identity.service.ts";

const held = (more: Partial<HeldIdentity>): HeldIdentity => ({ ...nobodyHeld, ...more });
const secret = fc.option(fc.stringMatching(/^[a-z0-9]{1,12}$/));
const anyIdentity: fc.Arbitrary<HeldIdentity> = fc.record({
  app_key: secret,
  token: secret,
  portal_token: secret,
  profile_token: secret,
  share_token: secret,
  view_as: secret,
  portal_id: secret,
  pin: secret,
  csrf: secret,
});

describe("the headers of a call", () => {
  it("should be empty without an identity", () => {
    expect(identityHeaders(held({}))).toEqual({});
  });

  it("should carry every stored identity under its own name [A7.02, A7.03, B7.01]", () => {
    expect(identityHeaders(held({ app_key: "k", token: "t", portal_token: "p", portal_id: "harbor", pin: "1234", csrf: "c" }))).toEqual({
      "X-App-Key": "k",
      "X-Token": "t",
      Authorization: "Bearer p",
      "X-Portal-Id": "harbor",
      "X-Pin": "1234",
      "X-CSRF-Token": "c",
    });
  });

  it("should prefer a portal profile to the portal's own token [A6.12, A7.02]", () => {
    expect(identityHeaders(held({ portal_token: "p", profile_token: "f" }))).toEqual({ Authorization: "Bearer f" });
  });

  it("should send a share token and nothing else, whatever else is stored [A6.13]", () => {
    fc.assert(
      fc.property(anyIdentity, fc.stringMatching(/^[a-z0-9]{1,12}$/), (identity, share_token) => {
        expect(identityHeaders({ ...identity, share_token })).toEqual({ Authorization: `Bearer ${share_token}` });
      }),
    );
  });

  it("should send the secret of a view and nothing else of the browser but a share token", () => {
    fc.assert(
      fc.property(anyIdentity, fc.stringMatching(/^[a-z0-9]{1,12}$/), (identity, view_as) => {
        expect(identityHeaders({ ...identity, share_token: null, view_as })).toEqual({ "X-View-As": view_as });
      }),
    );
  });

  it("should send what is stored and never an empty header", () => {
    fc.assert(
      fc.property(anyIdentity, (identity) => {
        const values = Object.values(identityHeaders({ ...identity, share_token: null, view_as: null }));
        const { app_key, token, portal_id, pin, csrf, profile_token, portal_token } = identity;
        const bearer = profile_token ?? portal_token;
        expect(values.toSorted()).toEqual(
          [app_key, token, portal_id, pin, csrf, bearer === null ? null : `Bearer ${bearer}`].filter((value) => value !== null).toSorted(),
        );
      }),
    );
  });

  it("should read the device's storage each time, and prefer newer values", () => {
    let pin = "1";
    const identity = makeIdentity(() => ({ pin }));
    expect(identity.held()).toEqual({ ...nobodyHeld, pin: "1" });
    pin = "2";
    identity.hold({ team: 5 });
    identity.hold({ portal_id: "harbor" });
    expect(identity.held()).toEqual({ ...nobodyHeld, pin: "2", team: 5, portal_id: "harbor" });
  });
});
