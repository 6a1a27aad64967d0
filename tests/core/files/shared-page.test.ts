import * as TE from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { SharedContent } from "../../../core/files/file-share.model.ts";
import { shareRefusals } from "../../../core/files/share-refusals.ts";
import { sharedDownload, tokenOfPath } from "../../../core/files/shared-address.rule.ts";
import { makeSharedPage, type SharedPageState } from "../../../core/files/shared-page.service.ts";
import { pictureAddress } from "../../../core/files/thumbnail.rule.ts";
import { type Failure, forbidden, notFound } from "../../../core/kernel/failure.ts";

const content: SharedContent = { kind: "file", name: "a", organisation: "O", files: [], zip: null };
const offline: Failure = { tag: "offline" };
const asked = forbidden(shareRefusals.share_password_needed);
const wrong = forbidden(shareRefusals.share_password_wrong);

/** The states that a page goes through when its openings end like this. */
const statesOf = async (...ends: readonly (Failure | SharedContent)[]): Promise<readonly SharedPageState[]> => {
  const left = [...ends];
  const page = makeSharedPage({
    link: "t",
    files: {
      open: () => {
        const end = left.shift() ?? content;
        return "tag" in end ? TE.left(end) : TE.right(end);
      },
    },
  });
  const states: SharedPageState[] = [];
  page.state$.subscribe((state) => states.push(state));
  for (const _ of ends) await page.open("")();
  return states;
};

describe("the page of a link", () => {
  it("should open immediately without a password", async () => {
    expect((await statesOf(content)).at(-1)).toEqual({ kind: "open", content });
  });

  it("should ask for the password, keep asking while it is wrong, and open then", async () => {
    const states = await statesOf(asked, wrong, content);
    expect(states.slice(2)).toEqual([
      { kind: "locked", failure: null, isPending: false },
      { kind: "locked", failure: null, isPending: true },
      { kind: "locked", failure: wrong, isPending: false },
      { kind: "locked", failure: wrong, isPending: true },
      { kind: "open", content },
    ]);
  });

  it("should keep the password field when the server is away, and give it up when the link is gone", async () => {
    expect((await statesOf(asked, offline)).at(-1)).toEqual({ kind: "locked", failure: offline, isPending: false });
    const gone = notFound(shareRefusals.share_gone);
    expect((await statesOf(asked, gone)).at(-1)).toEqual({ kind: "failed", failure: gone });
  });

  it("should fail when the server is away, and open when it is tried again", async () => {
    const states = await statesOf(offline, content);
    expect(states.at(-3)).toEqual({ kind: "failed", failure: offline });
    expect(states.at(-1)).toEqual({ kind: "open", content });
  });
});

describe("addresses of a link", () => {
  it("should carry the token of their page", () => {
    const token = "A-_9".repeat(10) + "abc";
    expect(tokenOfPath(`/shared/${token}`)).toBe(token);
    expect(tokenOfPath(`/shared/${token}/`)).toBe(token);
    for (const path of ["/shared/", `/shared/${token}x`, `/shared/${token}/zip`, "/ui/"]) expect(tokenOfPath(path)).toBe("");
  });

  it("should add parameters to a grant", () => {
    expect(sharedDownload("/a")).toBe("/a?download=1");
    expect(pictureAddress("/a?grant=1", 320)).toBe("/a?grant=1&w=320");
  });
});
