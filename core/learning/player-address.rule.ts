/** The path of the page that plays lessons for staff. */
export const playerBase = "/player/";

/** `take`: as oneself, recorded; `review`: read only; `test`: the working copy, nothing is stored. */
export type PlayerMode = "take" | "review" | "test";

/** A lesson in the player of staff. */
export type PlayedLesson = { readonly mode: PlayerMode; readonly lesson: number };

const path = ({ mode, lesson }: PlayedLesson): string => (mode === "review" ? `take/${lesson}/review` : `${mode}/${lesson}`);

/** The address of the player's own page, which the staff application shows in a frame. */
export const playerHref = (played: PlayedLesson): string => playerBase + path(played);

/** The address in the staff application. */
export const staffPlayerHref = (played: PlayedLesson): string => `/ui/lessons/${path(played)}`;

/** @returns null for a path that plays no lesson; an unknown action of `take` is ignored */
export const playedLesson = (pathname: string): PlayedLesson | null => {
  const [, mode, id, action] = /\/(take|test)\/([1-9]\d{0,9})(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  const lesson = Number(id);
  if (mode === "test") return { mode: "test", lesson };
  return { mode: action === "review" ? "review" : "take", lesson };
};
