import { useLocation, useRouter } from "@tanstack/react-router";
import { FileQuestion, Search } from "lucide-react";
import { wordsOfPath } from "../../../core/shell/likely-paths.rule.ts";
import { Palette } from "../../../core/shell/palette.service.ts";
import { notFoundText } from "../../i18n/en/not-found.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { useService } from "../../react/services.tsx";
import styles from "./not-found.module.css";
import { useLikelyPages } from "./use-likely-pages.ts";

const base = "/ui";

/** The 404 page: the requested address, suggestions, a search and links back and home. */
export const NotFoundScreen = () => {
  const text = useText(notFoundText);
  const frame = useText(staffFrameText);
  const router = useRouter();
  const palette = useService(Palette);
  const { href, pathname } = useLocation();
  const asked = pathname.slice(base.length);
  const likely = useLikelyPages(asked);
  const words = wordsOfPath(asked).at(-1);
  return (
    <Message
      isPage
      icon={FileQuestion}
      title={frame("notFound.title")}
      actions={
        <>
          <Button onPress={() => router.history.back()}>{text("back")}</Button>
          <LinkButton href="/ui/" kind="primary">
            {text("home")}
          </LinkButton>
        </>
      }
    >
      {text("body", { address: href })}
      {likely.length === 0 ? null : (
        <nav className={styles["likely"]} aria-label={text("likely")}>
          <span aria-hidden="true">{text("likely")}</span>
          {likely.map(([path, page]) => (
            <Anchor key={path} href={`${base}${path}`}>
              {page.title?.()}
            </Anchor>
          ))}
        </nav>
      )}
      {words === undefined ? null : (
        <span>
          <Button
            size="small"
            kind="quiet"
            icon={Search}
            onPress={() => {
              palette.open();
              palette.type(words);
            }}
          >
            {text("search", { words })}
          </Button>
        </span>
      )}
    </Message>
  );
};
