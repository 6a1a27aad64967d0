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
  const org = (() => {
    try {
      return JSON.parse(read(`cygnet.org-theme.${root.dataset.app ?? "staff"}`));
    } catch {
      return null;
    }
  })();
  const own = read("cygnet.theme");
  const choice = ["system", "light", "dark", "contrast"].includes(own) ? own : org?.isDark === true ? "dark" : "system";
  const dark =
    choice === "dark" || (choice !== "light" && choice !== "contrast" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  const shell = root.dataset.app === "staff" && read("cygnet.shell") === "ink" ? "ink" : "classic";
  root.setAttribute("data-skin", choice === "contrast" ? "contrast" : dark ? `${shell}-dark` : shell);
  root.setAttribute("data-theme", dark ? "dark" : "light");
  root.setAttribute("data-density", shell === "ink" || read("cygnet.density") === "compact" ? "compact" : "comfortable");
  const put = (values, properties) => {
    for (const [name, property] of Object.entries(properties)) {
      const value = values?.[name];
      if (typeof value === "string" && !value.includes(";")) root.style.setProperty(property, value);
    }
  };
  if (choice !== "contrast" && shell === "classic")
    put(dark ? org?.dark : org?.light, {
      primary: "--color-primary",
      onPrimary: "--color-on-primary",
      main: "--color-main",
      onMain: "--color-on-main",
    });
  put(org?.fonts, { text: "--font-text", heading: "--font-heading" });
})();
