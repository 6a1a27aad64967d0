import * as t from "io-ts";

/** The groups of item types in the author's picker. */
export const ItemGroup = t.keyof({
  presentation: null,
  quizzing: null,
  pulsing: null,
  scheduling: null,
  dataCollection: null,
  other: null,
});
export type ItemGroup = t.TypeOf<typeof ItemGroup>;
