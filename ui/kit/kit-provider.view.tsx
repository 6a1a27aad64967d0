import { createContext, type ReactNode, use } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { useLanguage } from "../i18n/use-text.ts";
import type { BackRouter } from "./use-back-closes.ts";

/** How links of the kit go somewhere; the shell hands the router in. */
export type Links = {
  /** Goes to an address of this application without loading the page. */
  readonly navigate: (href: string) => void;
  /** Fetches what an address needs, when someone is about to go there. */
  readonly preload: (href: string) => void;
  /** by whose history Back closes what lies over the page */
  readonly router?: BackRouter;
};

const plainLinks: Links = { navigate: (href) => window.location.assign(href), preload: () => undefined };
const LinksContext = createContext<Links>(plainLinks);

export const useLinks = (): Links => use(LinksContext);

/** Everything the kit needs around it: links and the language for numbers, dates and lists. */
export const KitProvider = ({ links = plainLinks, children }: { readonly links?: Links; readonly children: ReactNode }) => (
  <I18nProvider locale={useLanguage()}>
    <RouterProvider navigate={links.navigate}>
      <LinksContext value={links}>{children}</LinksContext>
    </RouterProvider>
  </I18nProvider>
);
