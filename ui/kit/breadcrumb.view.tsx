import { ChevronRight } from "lucide-react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Anchor } from "./anchor.view.tsx";
import styles from "./breadcrumb.module.css";

export type Crumb = { readonly label: string; readonly href?: string };

/**
 * The path from the top level to this page; the last entry is the page itself.
 * @property label names it where a page has another one
 */
export const Breadcrumb = ({ crumbs, label }: { readonly crumbs: readonly Crumb[]; readonly label?: string }) => {
  const text = useText(kitText);
  return (
    <nav aria-label={label ?? text("breadcrumb")} className={styles["nav"]}>
      <ol className={styles["list"]}>
        {crumbs.map((crumb, place) => (
          <li key={`${crumb.href ?? ""} ${crumb.label}`} className={styles["crumb"]}>
            {place === 0 ? null : <ChevronRight className={styles["between"]} aria-hidden="true" />}
            {crumb.href === undefined || place === crumbs.length - 1 ? (
              <span className={styles["here"]} {...(place === crumbs.length - 1 ? { "aria-current": "page" } : {})}>
                {crumb.label}
              </span>
            ) : (
              <Anchor href={crumb.href} className={styles["link"]}>
                {crumb.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
