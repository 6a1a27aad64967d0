import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadEverything } from "../kit/loadable.view.tsx";
import { applyTheme } from "../kit/theme.ts";
import "../kit/tokens/fonts.css";
import { readAddress } from "./gallery-address.ts";
import { GalleryApp } from "./gallery-app.view.tsx";
import type { GalleryEntry } from "./gallery-entry.ts";

const contributions = import.meta.glob<{ readonly gallery: GalleryEntry }>("../**/*.gallery.tsx", { eager: true });
const entries = Object.values(contributions)
  .map((contribution) => contribution.gallery)
  .sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));

const address = readAddress(window.location.search);
const root = document.documentElement;
root.dataset["app"] = address.app;
const device = window.matchMedia("(prefers-color-scheme: dark)");
const look = (): void => applyTheme({ choice: address.theme, density: address.density }, root, device.matches);
look();
device.addEventListener("change", look);

// Lazy parts are loaded before the first rendering, so that a state is rendered once and stays.
await loadEverything();
const holder = document.getElementById("root");
if (holder !== null) {
  const drawn = createRoot(holder);
  const draw = (): void => {
    const shown = readAddress(window.location.search);
    drawn.render(
      <StrictMode>
        <GalleryApp key={window.location.search} entries={entries} address={shown} />
      </StrictMode>,
    );
  };
  draw();
  // Tests switch states without reloading the page.
  window.addEventListener("popstate", draw);
}
