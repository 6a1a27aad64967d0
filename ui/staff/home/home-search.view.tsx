import { BookOpen, Megaphone, Search, Sparkles, UserRound, UsersRound, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import { fewestSearched, searchStep } from "../../../core/home/home-search.rule.ts";
import type { OmniResult, OmniState, OmniType } from "../../../core/shell/omni.model.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { Keys } from "../../kit/keys.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./home-search.module.css";

export type HomeSearchViewProps = {
  readonly text: string;
  readonly found: OmniState;
  readonly isOpen: boolean;
  /** the marked option, the last of which asks CY; null while the cursor is in the text */
  readonly active: number | null;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onText: (text: string) => void;
  readonly onActive: (active: number | null) => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRecord: (result: OmniResult) => void;
  readonly onAsk: () => void;
  /** Enter while no option is marked */
  readonly onEnter: () => void;
  readonly onRetry: () => void;
};

const pictures: Readonly<Record<OmniType, Icon>> = { contact: UserRound, lesson: BookOpen, campaign: Megaphone, team: UsersRound };

type Chosen = Pick<
  HomeSearchViewProps,
  "text" | "found" | "active" | "isOpen" | "onActive" | "onOpen" | "onRecord" | "onAsk" | "onEnter" | "onText"
>;

const bringIntoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: "nearest" });

/** Handles a key in the search box; keys of IME composition are ignored. */
const press = (event: KeyboardEvent, { text, found, active, isOpen, onActive, onOpen, onRecord, onAsk, onEnter, onText }: Chosen): void => {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const last = found.results.length;
  const isListed = isOpen && text.trim() !== "";
  const move = (to: number | null): void => {
    event.preventDefault();
    if (isOpen) onActive(to);
    else onOpen(true);
  };
  switch (event.key) {
    case "ArrowDown":
      return text.trim() === "" ? undefined : move(active === null ? 0 : active === last ? null : active + 1);
    case "ArrowUp":
      return text.trim() === "" ? undefined : move(active === null ? last : active === 0 ? null : active - 1);
    case "Escape":
      if (isListed) onOpen(false);
      else if (text !== "") onText("");
      return isListed || text !== "" ? event.preventDefault() : undefined;
    case "Enter": {
      event.preventDefault();
      const result = active === null || !isListed ? undefined : found.results[active];
      if (result !== undefined) return onRecord(result);
      return active === last && isListed ? onAsk() : onEnter();
    }
  }
};

/** One box that searches records and asks CY. */
export const HomeSearchView = (props: HomeSearchViewProps) => {
  const { text: typed, found, isOpen, active, inputRef, onText, onActive, onOpen, onRecord, onAsk, onRetry } = props;
  const text = useText(homeText);
  const id = useId();
  const question = typed.trim();
  const isListed = isOpen && question !== "";
  const { results, isWaiting, failure } = found;
  const askAt = results.length;
  const step = searchStep(typed, found);
  const enterAt = step.tag === "ask" ? askAt : step.tag === "open" ? 0 : null;
  const optionId = (at: number): string => `${id}-${at}`;
  const isSearched = Array.from(question).length >= fewestSearched;
  const said =
    !isListed || !isSearched
      ? ""
      : isWaiting
        ? ""
        : failure !== null
          ? text("search.failed")
          : results.length === 0
            ? text("search.none")
            : text("search.found", { count: results.length });
  const option = (at: number, onClick: () => void) => ({
    onClick,
    id: optionId(at),
    role: "option" as const,
    "aria-selected": active === at,
    ref: active === at ? bringIntoView : null,
    className: styles["option"],
    onPointerMove: () => active === at || onActive(at),
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  return (
    <search
      className={styles["search"]}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false);
      }}
    >
      <div className={styles["box"]}>
        <Search className={styles["lead"]} aria-hidden="true" />
        <input
          ref={inputRef}
          className={styles["input"]}
          type="text"
          role="combobox"
          aria-label={text("search.label")}
          placeholder={text("search.label")}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isListed}
          aria-controls={isListed ? id : undefined}
          aria-activedescendant={isListed && active !== null ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => onText(event.target.value)}
          onFocus={() => onOpen(true)}
          onClick={() => onOpen(true)}
          onKeyDown={(event) => press(event, props)}
        />
        {typed === "" ? null : <IconButton icon={X} size="small" label={text("search.clear")} onPress={() => onText("")} />}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {isListed ? (
        <div className={styles["panel"]}>
          {isSearched && results.length === 0 ? (
            <p className={styles["note"]}>
              {failure === null ? (isWaiting ? text("search.searching") : text("search.none")) : text("search.failed")}
              {failure === null ? null : (
                <Button size="small" onPress={onRetry}>
                  {text("retry")}
                </Button>
              )}
            </p>
          ) : null}
          <ul id={id} role="listbox" aria-label={text("search.results")} className={styles["options"]}>
            {results.map((result, at) => {
              const Picture = pictures[result.type];
              return (
                <li key={`${result.type}:${result.id}`} {...option(at, () => onRecord(result))}>
                  <Picture className={styles["icon"]} aria-hidden="true" />
                  <span className={styles["words"]}>
                    <span className={styles["name"]}>{result.name}</span>
                    {result.info === "" ? null : <span className={styles["info"]}>{result.info}</span>}
                  </span>
                  <span className={styles["type"]}>{text(`search.types.${result.type}`)}</span>
                  {enterAt === at ? <Keys keys="Enter" /> : null}
                </li>
              );
            })}
            <li {...option(askAt, onAsk)} data-ask="true">
              <Sparkles className={styles["icon"]} aria-hidden="true" />
              <span className={styles["words"]}>{text("search.ask", { question })}</span>
              {enterAt === askAt ? <Keys keys="Enter" /> : null}
            </li>
          </ul>
        </div>
      ) : null}
    </search>
  );
};
