import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RichText } from "../../../ui/kit/rich-text.view.tsx";
import { hostileAddresses, hostileMarkup } from "../../arbitraries/hostile.arb.ts";

const drawn = [
  "p",
  "br",
  "hr",
  "h1",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "code",
  "pre",
  "a",
  "img",
  "figure",
  "figcaption",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "span",
];
const kept = ["href", "src", "alt", "title", "colspan", "rowspan", "scope", "lang", "dir", "target", "rel"];

const cases = [...hostileMarkup, ...hostileAddresses.flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}">`])].map(
  (html) => [JSON.stringify(html), html] as const,
);

describe("hostile markup in a text that somebody wrote with an editor", () => {
  it("should be tried in more than 100 forms, no two of them alike, and with every hostile address", () => {
    expect(new Set(hostileMarkup).size).toBe(hostileMarkup.length);
    expect(hostileMarkup.length).toBeGreaterThan(100);
    expect(cases.length).toBeGreaterThan(300);
  });

  it.each(cases)("should draw nothing but what writing needs, and run nothing: %s", (_, html) => {
    const { container } = render(<RichText html={`<p>before</p>${html}<p>after</p>`} />);
    for (const element of container.querySelectorAll("div > div *, div > div ~ *")) {
      expect(drawn).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(kept).toContain(name);
        if (name === "href")
          expect(value).not.toMatch(
            /^[\u0000-\u0020]*(?!https?:|mailto:|tel:|sms:|ftp:|ftps:|callto:|xmpp:|cid:|matrix:)[a-z][a-z0-9+.-]*:/i,
          );
      }
      if (element.localName === "a") expect(element.getAttribute("target") === null).toBe(!element.hasAttribute("href"));
    }
    expect(container.textContent).toContain("before");
  });
});
