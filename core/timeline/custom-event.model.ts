import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

const longest = { name: 100, fact: 60, text: 200 } as const;
const mostFacts = 20;

const Name = t.refinement(textUpTo(longest.name), (text) => text.trim() !== "", `a name of 1 to ${longest.name} characters`);
const Fact = t.union([textUpTo(longest.text), t.number, t.boolean]);

/** What is known of an event, by name. */
export const EventFacts = t.refinement(
  t.record(t.string, Fact),
  (facts) => Object.keys(facts).length <= mostFacts && Object.keys(facts).every((key) => key.length <= longest.fact),
  `at most ${mostFacts} facts`,
);

/** Something that a contact did and that only the organisation's own pages know of, under a name that they give it. */
export const CustomEvent = exactly("CustomEvent", { name: Name }, { data: EventFacts });
export type CustomEvent = t.TypeOf<typeof CustomEvent>;

/** A custom event as a timeline tells it. */
export const TimelineCustomEvent = t.type({ name: t.string, data: EventFacts }, "ToldEvent");
export type TimelineCustomEvent = t.TypeOf<typeof TimelineCustomEvent>;

/** What is known of an event in one line, in the order in which it was told. */
export const factsLine = (facts: TimelineCustomEvent["data"]): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(" · ");
