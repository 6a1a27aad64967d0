import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { makeStoredCache } from "../../../core/kernel/stored-cache.service.ts";
import { anchorLook } from "../../../core/tooltips/tooltip-anchor.rule.ts";
import type { TooltipStories } from "../../../core/tooltips/tooltip.model.ts";
import { type KnownTooltips, makeTooltips } from "../../../core/tooltips/tooltips.service.ts";
import { fakeClock } from "../../fakes/clock.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

const stories: TooltipStories = {
  stories: [
    {
      slug: "contacts-list",
      content: {
        description: "Everybody.",
        resources: [{ name: "Find a contact", url: "/ui/help/find-a-contact" }],
        video_link: { url: "https://films.example/1" },
      },
    },
  ],
  rels: [],
};
const ttl = 3_600 * 60;

const open = (
  answer: () => E.Either<Failure, TooltipStories> = () => E.right(stories),
  storage = fakeStorage(),
  clock = fakeClock(1_000),
) => {
  const asked: string[] = [];
  const load =
    (category: string): TaskEither<Failure, TooltipStories> =>
    async () => {
      asked.push(category);
      return answer();
    };
  return { asked, storage, clock, tooltips: makeTooltips({ source: { load }, cache: makeStoredCache({ storage, clock }) }) };
};

const settled = async ({ tooltips }: ReturnType<typeof open>): Promise<KnownTooltips> => {
  let known: KnownTooltips = null;
  tooltips.of("contacts").subscribe((next) => (known = next));
  await new Promise((resolve) => setImmediate(resolve));
  return known;
};

describe("tooltips", () => {
  it("should be found by their slug, with each category loaded once [A7.21, C3.45]", async () => {
    const one = open();
    const known = await settled(one);
    await settled(one);
    expect(known?.get("contacts-list")?.content).toEqual({
      description: "Everybody.",
      resources: [{ name: "Find a contact", url: "/ui/help/find-a-contact" }],
      video_link: { url: "https://films.example/1" },
    });
    expect(known?.get("contacts-map")).toBeUndefined();
    expect(one.asked).toEqual(["contacts"]);
  });

  it("should be cached on the device for 3600 minutes, and loaded again afterwards", async () => {
    const first = open();
    await settled(first);
    first.clock.advance(ttl - 1);
    const second = open(undefined, first.storage, first.clock);
    expect((await settled(second))?.size).toBe(1);
    expect(second.asked).toEqual([]);
    first.clock.advance(1);
    const third = open(undefined, first.storage, first.clock);
    await settled(third);
    expect(third.asked).toEqual(["contacts"]);
  });

  it("should be none when they cannot be loaded, and be loaded again by the next page", async () => {
    const one = open(() => E.left({ tag: "offline" }));
    expect((await settled(one))?.size).toBe(0);
    await settled(one);
    expect(one.asked).toHaveLength(2);
  });
});

describe("the place of a tooltip", () => {
  it.each([
    [true, false, "icon"],
    [false, false, "none"],
    [null, false, "none"],
    [true, true, "named"],
    [false, true, "unresolved"],
    [null, true, "none"],
  ] as const)("should with known %s and authoring %s show %s [A2.17]", (isKnown, isAuthoring, look) => {
    expect(anchorLook(isKnown, isAuthoring)).toBe(look);
  });
});
