import * as t from "io-ts";

/** How item types are grouped where an author picks one. */
export const ItemGroup = t.keyof({
  presentation: null,
  quizzing: null,
  pulsing: null,
  scheduling: null,
  dataCollection: null,
  other: null,
});
export type ItemGroup = t.TypeOf<typeof ItemGroup>;
