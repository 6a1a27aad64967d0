import { createContext, type ReactNode, use } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { useLanguage } from "../i18n/use-text.ts";
import type { BackRouter } from "./use-back-closes.ts";

/** Navigation of the kit's links; the shell passes the router in. */
export type Links = {
  /** Navigates within the application without reloading the page. */
  readonly navigate: (href: string) => void;
  /** Prefetches an address when the user is about to open it. */
  readonly preload: (href: string) => void;
  /** the router whose history lets Back close overlays */
  readonly router?: BackRouter;
};

const plainLinks: Links = { navigate: (href) => window.location.assign(href), preload: () => undefined };
const LinksContext = createContext<Links>(plainLinks);

export const useLinks = (): Links => use(LinksContext);

/** The context of the kit: links and the language for numbers, dates and lists. */
export const KitProvider = ({ links = plainLinks, children }: { readonly links?: Links; readonly children: ReactNode }) => (
  <I18nProvider locale={useLanguage()}>
    <RouterProvider navigate={links.navigate}>
      <LinksContext value={links}>{children}</LinksContext>
    </RouterProvider>
  </I18nProvider>
);
