import { densities, type Density, themeChoices, type ThemeChoice } from "../kit/theme.ts";

/** The options in the gallery's address: `?view=button&state=pending&theme=dark&density=compact&app=portal&bare=1`. */
export type GalleryAddress = {
  readonly view: string | null;
  readonly state: string | null;
  readonly theme: ThemeChoice;
  readonly density: Density;
  readonly app: "staff" | "portal";
  /** Only the view, without the gallery around it. */
  readonly isBare: boolean;
};

export const readAddress = (search: string): GalleryAddress => {
  const query = new URLSearchParams(search);
  return {
    view: query.get("view"),
    state: query.get("state"),
    theme: themeChoices.find((choice) => choice === query.get("theme")) ?? "system",
    density: densities.find((density) => density === query.get("density")) ?? "comfortable",
    app: query.get("app") === "portal" ? "portal" : "staff",
    isBare: query.get("bare") === "1",
  };
};

export const writeAddress = (address: GalleryAddress): string => {
  const query = new URLSearchParams({ theme: address.theme, density: address.density, app: address.app });
  if (address.view !== null) query.set("view", address.view);
  if (address.state !== null) query.set("state", address.state);
  if (address.isBare) query.set("bare", "1");
  return `?${query.toString()}`;
};
