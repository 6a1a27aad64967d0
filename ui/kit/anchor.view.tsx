import type { ComponentProps, MouseEvent } from "react";
import { useLinks } from "./kit-provider.view.tsx";

/** Whether a click opens the page in this tab; other clicks are left to the browser. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const leadsElsewhere = (href: string, target: string | undefined): boolean =>
  (target !== undefined && target !== "_self") || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & { readonly href: string };

/** A real link that the router handles, and that opens in a new tab like any other link. */
export const Anchor = ({ href, onClick, onPointerEnter, onFocus, target, download, ...rest }: AnchorProps) => {
  const links = useLinks();
  const outside = leadsElsewhere(href, target) || download !== undefined;
  return (
    <a
      {...rest}
      href={href}
      download={download}
      target={target}
      rel={target === "_blank" ? "noopener noreferrer" : rest.rel}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (!outside) links.preload(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (!outside) links.preload(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (outside || event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        links.navigate(href);
      }}
    />
  );
};
