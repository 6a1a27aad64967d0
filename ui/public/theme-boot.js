/* Runs before the first paint, so that no one sees the wrong theme for a moment. ui/kit/theme.ts says the same in types. */
(() => {
  const read = (key) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const choice = read("cygnet.theme");
  const dark = choice === "dark" || (choice !== "light" && choice !== "contrast" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-skin", choice === "contrast" ? "contrast" : dark ? "classic-dark" : "classic");
  root.setAttribute("data-theme", dark ? "dark" : "light");
  root.setAttribute("data-density", read("cygnet.density") === "compact" ? "compact" : "comfortable");
})();
