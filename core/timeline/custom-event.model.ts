import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";

const longest = { name: 100, fact: 60, text: 200 } as const;
const mostFacts = 20;

const Name = t.refinement(textUpTo(longest.name), (text) => text.trim() !== "", `a name of 1 to ${longest.name} characters`);
const Fact = t.union([textUpTo(longest.text), t.number, t.boolean]);

/** The properties of an event, by name. */
export const EventFacts = t.refinement(
  t.record(t.string, Fact),
  (facts) => Object.keys(facts).length <= mostFacts && Object.keys(facts).every((key) => key.length <= longest.fact),
  `at most ${mostFacts} facts`,
);

/** An action of a contact reported by the organisation's own pages, under a name of their choice. */
export const CustomEvent = exactly("CustomEvent", { name: Name }, { data: EventFacts });
export type CustomEvent = t.TypeOf<typeof CustomEvent>;

/** A custom event of a timeline. */
export const TimelineCustomEvent = t.type({ name: t.string, data: EventFacts }, "ToldEvent");
export type TimelineCustomEvent = t.TypeOf<typeof TimelineCustomEvent>;

/** The properties of an event in one line, in their given order. */
export const factsLine = (facts: TimelineCustomEvent["data"]): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(" · ");
