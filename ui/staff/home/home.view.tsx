import { House } from "lucide-react";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { CardGrid } from "../../kit/card-grid.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import type { ShellEntry } from "../shell/shell-entry.ts";
import { navigationIcon } from "../shell/navigation-icons.ts";
import styles from "./home.module.css";

type HomeViewProps = { readonly name: string; readonly organisation: string; readonly places: readonly ShellEntry[] };

const Picture = ({ id }: { readonly id: string }) => {
  const Icon = navigationIcon(id);
  return (
    <span className={styles["picture"]}>
      <Icon className={styles["icon"]} aria-hidden="true" />
    </span>
  );
};

/** A greeting and the places that the user may go to. */
export const HomeView = ({ name, organisation, places }: HomeViewProps) => {
  const text = useText(homeText);
  return (
    <>
      <PageHeader title={text("greeting", { name })} note={organisation} />
      {places.length === 0 ? (
        <Message icon={House} title={text("nowhere")}>
          {text("nowhereNote", { organisation })}
        </Message>
      ) : (
        <CardGrid label={text("places")} size="small" items={places.map(({ id, label, href }) => ({ id, title: label, href, picture: <Picture id={id} /> }))} />
      )}
    </>
  );
};
