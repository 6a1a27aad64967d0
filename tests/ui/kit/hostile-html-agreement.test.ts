import { describe, expect, it } from "vitest";
import { sanitizedHtml } from "../../../adapters/server/lessons/sanitize-items.ts";
import { richTextAttributes, richTextTags } from "../../../core/kernel/rich-text-list.ts";
import { cleanElements } from "../../../ui/kit/clean-rich-text.ts";
import { cleanPaste } from "../../../ui/staff/rich-text/pasted-input.ts";
import { hostileAddresses, hostileHtml } from "../../arbitraries/hostile.arb.ts";

const cases = [...hostileHtml, ...hostileAddresses.flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}">`])];

/** A text as browsers read and write it. */
const reparsed = (html: string): string => {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.innerHTML;
};

/** Elements and attributes that the list does not have. */
const strangers = (html: string): readonly string[] => {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return Array.from(holder.querySelectorAll("*")).flatMap(({ localName, attributes }) => [
    ...(richTextTags.includes(localName) ? [] : [localName]),
    ...Array.from(attributes, ({ name }) => name).filter((name) => !(richTextAttributes[localName] ?? []).includes(name)),
  ]);
};

describe("hostile HTML in rich texts", () => {
  it("should be tried in 400 forms, no two of them alike, besides addresses", () => {
    expect(new Set(hostileHtml).size).toBe(400);
    expect(hostileHtml).toHaveLength(400);
  });

  it("should have no element or attribute outside of the list after it is stored, shown or pasted", () => {
    const found = cases.flatMap((html) =>
      [sanitizedHtml(html), cleanElements(html).innerHTML, cleanPaste(html)].flatMap((kept) =>
        strangers(kept).map((name) => `${name}: ${html}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it("should be shown as the server stored it: pages remove nothing more", () => {
    const changed = cases
      .map((html) => sanitizedHtml(`<p>a</p>${html}`))
      .filter((stored) => cleanElements(stored).innerHTML !== reparsed(stored));
    expect(changed).toEqual([]);
  });

  it("should be stored as the editor sends it: the server removes nothing that a page's cleaner keeps", () => {
    const changed = cases.map((html) => cleanElements(html).innerHTML).filter((sent) => reparsed(sanitizedHtml(sent)) !== reparsed(sent));
    expect(changed).toEqual([]);
  });
});
