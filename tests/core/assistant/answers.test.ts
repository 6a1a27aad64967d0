import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { answerOf } from "../../../core/assistant/answer.rule.ts";
import { articleIndex, isTypo, searchArticles } from "../../../core/assistant/article-index.rule.ts";
import { bareQuestion, isFollowUp, isSpanish, mayBeName, questionIntent } from "../../../core/assistant/question-intent.rule.ts";
import { readArticle, type WrittenArticle } from "../../../core/assistant/read-article.rule.ts";
import { firstText } from "../../../core/assistant/text-job.model.ts";
import { keywordsOf, summaryOf, titleOf } from "../../../core/assistant/text-jobs.rule.ts";
import { stem, termsOf } from "../../../core/assistant/words.rule.ts";

const article = (slug: string, title: string, body: string, also = ""): WrittenArticle => {
  const read = readArticle(slug, `# ${title}\narea: Boats\n${also === "" ? "" : `also: ${also}\n`}\n${body}\n`);
  if (E.isLeft(read)) throw new Error(read.left);
  return read.right;
};
const articles = [
  article("moor", "Moor a boat", "Tie the rope to the ring.\n\n## In a storm\nUse two ropes.", "park a boat, tie up"),
  article("paint", "Paint a hull", "Sand the wood, then use a brush.\n\n## Drying\nWait for two days."),
  article("fees", "Harbour fees", "Boats pay a fee for each day in the harbour."),
];
const index = articleIndex(articles);
const bestFor = (query: string): string | undefined => searchArticles(index, query)[0]?.passage.slug;

describe("a help article", () => {
  it("should be read with its area, synonyms and first paragraph", () => {
    expect(articles[0]).toMatchObject({
      title: "Moor a boat",
      area: "Boats",
      also: ["park a boat", "tie up"],
      summary: "Tie the rope to the ring.",
    });
  });

  it.each(["", "Moor", "# Moor\n\nText", "# Moor\narea: Boats\n\n", "# Moor\narea: Boats\n\n## Heading\ntext"])(
    "should be refused by its name when it is written as %j",
    (text) => {
      expect(readArticle("moor", text)).toMatchObject({ _tag: "Left", left: expect.stringMatching(/^moor: /) });
    },
  );
});

describe("searching the articles", () => {
  it.each([
    ["How do I moor my boat?", "moor"],
    ["mooring boats", "moor"],
    ["parking", "moor"],
    ["PAINTING THE HÜLL", "paint"],
    ["what does the harbor fee cost", "fees"],
    ["drying", "paint"],
  ])("should find for %j the article %s", (query, slug) => {
    expect(bestFor(query)).toBe(slug);
  });

  it.each([
    ["how to mor a boat", "moor"],
    ["harbuor fees", "fees"],
    ["pianting", "paint"],
  ])("should find for the mistyped %j the article %s", (query, slug) => {
    expect(bestFor(query)).toBe(slug);
  });

  it("should correct a word with one wrong letter, or two transposed ones", () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(11), fc.constantFrom("a", "k", "z"), (whole, place, letter) => {
        const at = place % (whole.length - 1);
        const made = [
          whole.slice(0, at) + whole.slice(at + 1),
          whole.slice(0, at) + letter + whole.slice(at),
          whole.slice(0, at) + letter + whole.slice(at + 1),
          whole.slice(0, at) + (whole[at + 1] ?? "") + (whole[at] ?? "") + whole.slice(at + 2),
        ];
        for (const one of made) expect(isTypo(whole, one)).toBe(one !== whole);
        expect(isTypo(whole, `${whole}${letter}${letter}`)).toBe(false);
      }),
    );
  });

  it("should find any article by its own title, first", () => {
    fc.assert(
      fc.property(fc.constantFrom(...articles), ({ title, slug }) => {
        expect(bestFor(title)).toBe(slug);
      }),
    );
  });

  it("should return how much of the question a passage covers", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("moor", "boat", "paint", "zebra", "quark", "the"), { maxLength: 6 }), (words) => {
        for (const { coverage, score } of searchArticles(index, words.join(" "))) {
          expect(coverage).toBeGreaterThan(0);
          expect(coverage).toBeLessThanOrEqual(1 + 1e-9);
          expect(score).toBeGreaterThan(0);
          if (words.includes("zebra")) expect(coverage).toBeLessThan(1);
        }
      }),
    );
  });

  it.each([
    ["contacts", "contact"],
    ["archiving", "archiv"],
    ["archived", "archiv"],
    ["archive", "archiv"],
    ["stopped", "stop"],
    ["copies", "copy"],
    ["class", "class"],
    ["status", "status"],
  ])("should treat %s as %s", (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it("should treat synonyms alike", () => {
    expect(termsOf("log in")).toEqual(termsOf("signing in"));
    expect(termsOf("customers")).toEqual(termsOf("Contact"));
    expect(termsOf("how do I")).toEqual([]);
  });
});

describe("the intent of a question", () => {
  it.each([
    ["How many contacts do we have?", { tag: "count", what: "contacts" }],
    ["cy, how many people are archived?", { tag: "count", what: "archived contacts" }],
    ["number of lessons", { tag: "count", what: "lessons" }],
    ["How many courses are there?", { tag: "count", what: "courses" }],
    ["how many eggs", { tag: "help" }],
    ["how many contacts are blocked?", { tag: "count", what: "blocked contacts" }],
    ["How many people are in the bin", { tag: "count", what: "deleted contacts" }],
    ["how many tasks are open?", { tag: "count", what: "open tasks" }],
    ["how many unfinished tasks do I have", { tag: "count", what: "your open tasks" }],
    ["How many tasks are assigned to me", { tag: "count", what: "your tasks" }],
    ["how many tasks are done", { tag: "count", what: "finished tasks" }],
    ["how many groups are there", { tag: "count", what: "groups" }],
    ["number of teams", { tag: "count", what: "teams" }],
    ["¿Cuántos contactos hay?", { tag: "count", what: "contacts" }],
    ["how many contacts were created this week", { tag: "count", what: "contacts", isPart: true }],
    ["How many contacts in the group VIP?", { tag: "find", name: "VIP" }],
    ["how many people have completed a lesson", { tag: "count", what: "contacts", isPart: true }],
    ["how many contacts can I have on the free plan", { tag: "help" }],
    ["how much does it cost for many contacts", { tag: "help" }],
    ["what is the phone number of Mei Tanaka?", { tag: "find", name: "Mei Tanaka" }],
    ["show my tasks", { tag: "help" }],
    ["Find Mei Tanaka", { tag: "find", name: "Mei Tanaka" }],
    ["can you find Mei Tanaka please?", { tag: "find", name: "Mei Tanaka" }],
    ['Who is "O\'Brien"?', { tag: "find", name: "O'Brien" }],
    ["show me the contact named Åsa", { tag: "find", name: "Åsa" }],
    ["show me archived contacts", { tag: "help" }],
    ["find out how to archive a contact that is old", { tag: "help" }],
    ["hi", { tag: "greeting" }],
    ["What can you do?", { tag: "capabilities" }],
    ["What is my role?", { tag: "own role" }],
    ["what are my permissions", { tag: "own role" }],
    ["", { tag: "help" }],
  ])("should be read from %j", (question, intent) => {
    expect(questionIntent(question)).toEqual(intent);
  });

  it.each([
    ["and archived?", true],
    ["what about lessons", true],
    ["How do I archive?", false],
  ])("should follow from the previous question in %j: %s", (question, follows) => {
    expect(isFollowUp(question)).toBe(follows);
  });

  it.each([
    ["Mei Tanaka", true],
    ["Åsa O’Brien-Lind", true],
    ["how to archive", false],
    ["<script>alert(1)</script>", false],
    ["one two three four five", false],
  ])("should treat %j as a name: %s", (question, isOne) => {
    expect(mayBeName(question)).toBe(isOne);
  });

  it.each([
    ["¿Dónde están?", true],
    ["como archivo un contacto", true],
    ["How do I archive a contact?", false],
    ["Find El de la Cruz", false],
  ])("should be Spanish in %j: %s", (question, spanish) => {
    expect(isSpanish(question)).toBe(spanish);
  });

  it("should ignore forms of address and politeness", () => {
    expect(bareQuestion("CY: could you tell me where tags are")).toBe("where tags are");
    expect(bareQuestion("please")).toBe("please");
  });
});

describe("an answer of the assistant", () => {
  it("should be the matching passage, with a link to its article", () => {
    expect(answerOf({ tag: "none" }, searchArticles(index, "how to moor in a storm"))).toEqual({
      isKnown: true,
      text: expect.stringMatching(/^Use two ropes\.\n\nRead more: \[Moor a boat\]\(\/ui\/help\/moor\)\./),
    });
  });

  it.each([
    ["a line", `${"boat ".repeat(100)}\n${"rope ".repeat(100)}`, /^(boat ){99}boat\s*\n\nRead more/],
    ["a sentence", `${"boat ".repeat(100)}end. ${"rope ".repeat(100)}`, /^(boat ){100}end\.\n\nRead more/],
    ["a word, where there is neither", "boat ".repeat(200), /^(boat ){178}boat…\n\nRead more/],
    ["its limit, where there is no space either", `${"boat".repeat(300)} tie`, /^(boat){224}boa…\n\nRead more/],
  ])("should truncate a long passage at the end of %s", (_, text, expected) => {
    const passage = { slug: "moor", title: "Moor", heading: "", text };
    expect(answerOf({ tag: "none" }, [{ passage, score: 1, coverage: 1 }]).text).toMatch(expected);
  });

  it.each(["zebra quark", "moor a zebra on a quark", ""])("should admit not knowing %j", (question) => {
    expect(answerOf({ tag: "none" }, searchArticles(index, question))).toMatchObject({
      isKnown: false,
      text: expect.stringMatching(/^I do not know\./),
    });
  });

  it("should give counts, or say that the user cannot see them", () => {
    expect(answerOf({ tag: "count", what: "contacts", n: 1 }, []).text).toBe("There is **1** contact.");
    expect(answerOf({ tag: "count", what: "contacts", n: 12_345 }, []).text).toBe("There are **12,345** contacts.");
    expect(answerOf({ tag: "count", what: "your open tasks", n: 1 }, []).text).toBe("You have **1** open task.");
    expect(answerOf({ tag: "count", what: "tasks", n: 0 }, []).text).toBe("There are **0** tasks.");
    expect(answerOf({ tag: "count", what: "users", n: null }, []).text).toMatch(/^Your permissions do not let you see users/);
  });

  it("should say that it counts all of them, where the question was about some", () => {
    expect(answerOf({ tag: "count", what: "contacts", n: 2, isPart: true }, []).text).toBe(
      "There are **2** contacts altogether. I can only count all of them for now. Filter the list of [Contacts](/ui/contacts) to see how many match.",
    );
    expect(answerOf({ tag: "count", what: "teams", n: 3, isPart: true }, []).text).toBe(
      "There are **3** teams altogether. I can only count all of them for now.",
    );
  });

  it("should link records whose names contain link syntax, and say how many more there are", () => {
    const { text } = answerOf(
      { tag: "found", name: "x", records: [{ kind: "contact", name: "A [b]*", info: "", href: "/ui/contacts/1" }], more: 3 },
      [],
    );
    expect(text).toBe("I found 4 records for “x”:\n\n- [A b*](/ui/contacts/1) (contact)\n\nThe first 1 are shown.");
  });

  it("should fall back to the articles when no record has the name", () => {
    expect(answerOf({ tag: "found", name: "fees", records: [], more: 0 }, searchArticles(index, "harbour fees")).text).toContain(
      "/ui/help/fees",
    );
    expect(answerOf({ tag: "found", name: "zebra", records: [], more: 0 }, searchArticles(index, "zebra"))).toMatchObject({
      isKnown: false,
      text: expect.stringContaining("“zebra”"),
    });
  });
});

describe("a one-shot text", () => {
  it("should be the first of the list, or 'No answer' [C7.31]", () => {
    expect(firstText(["a", "b"])).toBe("a");
    expect(firstText([])).toBe("No answer");
  });

  it("should be a title of at most 61 characters that ends at a word", () => {
    expect(titleOf("hello there. More.")).toBe("Hello there");
    expect(titleOf(`${"word ".repeat(30)}`)).toMatch(/^Word( word)+…$/);
    fc.assert(
      fc.property(fc.lorem({ mode: "sentences" }), (text) => {
        expect(titleOf(text).length).toBeLessThanOrEqual(61);
      }),
    );
    expect(titleOf("…")).toBe("");
  });

  it("should be a summary made of sentences of the text, in their order", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.lorem({ maxCount: 8 }).map((words) => `${words}.`),
          { minLength: 1, maxLength: 8 },
        ),
        (sentences) => {
          const text = sentences.join(" ");
          const summary = summaryOf(text);
          const kept = summary.split(/(?<=\.) /);
          expect(kept.length).toBeLessThanOrEqual(2);
          let from = 0;
          for (const sentence of kept) {
            const at = text.indexOf(sentence, from);
            expect(at).toBeGreaterThanOrEqual(0);
            from = at + sentence.length;
          }
        },
      ),
    );
  });

  it("should be the most frequent words, spelled as at their first occurrence", () => {
    expect(keywordsOf("Boats moor. A boat moors at the ring of the Boat.")[0]).toBe("boats");
    expect(keywordsOf("the of and")).toEqual([]);
  });
});
