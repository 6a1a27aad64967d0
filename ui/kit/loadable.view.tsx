import { Component, type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { asCode, CodeUnavailable } from "../../core/kernel/code-unavailable.ts";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";
import styles from "./loadable.module.css";
import { lostStyles } from "./lost-styles.ts";
import { serverAnswers } from "./server-answers.ts";

type Loadable<Props> = {
  readonly View: (props: Props) => ReactNode;
  /** Prefetches the part when the user is about to need it. */
  readonly preload: () => void;
  /** Fulfilled once the part renders synchronously, or cannot be loaded. */
  readonly loaded: () => Promise<void>;
};

const parts = new Set<() => Promise<void>>();

/** Loads every registered part, for tests, the gallery and offline use. */
export const loadEverything = async (): Promise<void> => {
  await Promise.all(Array.from(parts, (load) => load()));
};

type AwayProps = {
  /** loads the part again */ readonly onBack: () => void;
  /** called when the server answers */ readonly onAnswer: () => void;
};

/** Replaces a part that could not be loaded; it is loaded again when the connection returns or the user retries. */
const PartAway = ({ onBack, onAnswer }: AwayProps) => {
  const text = useText(kitText);
  const [found, setFound] = useState<"asking" | "offline" | "unreached">(navigator.onLine ? "asking" : "offline");
  useEffect(() => {
    globalThis.addEventListener("online", onBack, { once: true });
    return () => globalThis.removeEventListener("online", onBack);
  }, [onBack]);
  useEffect(() => {
    if (found !== "asking") return undefined;
    let isHere = true;
    void serverAnswers().then((answers) => {
      if (!isHere) return;
      if (answers) onAnswer();
      else setFound(navigator.onLine ? "unreached" : "offline");
    });
    return () => {
      isHere = false;
    };
  }, [found, onAnswer]);
  if (found === "asking") return null;
  return (
    <div className={styles["waiting"]}>
      {text(found === "offline" ? "partOffline" : "states.unreachedBody")}
      {found === "offline" ? null : (
        <Button size="small" onPress={onBack}>
          {text("retry")}
        </Button>
      )}
    </div>
  );
};

type BoundaryProps = {
  /** it was already retried */ readonly isAgain: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
};
type Broken = { readonly error: unknown; readonly isMissing: boolean };

/**
 * Isolates a part that cannot be loaded from the rest of the page: it is retried once if the server answers. If the code is still missing,
 * and for all other errors, it rethrows to the page.
 */
class PartBoundary extends Component<BoundaryProps, Broken> {
  override state: Broken = { error: null, isMissing: false };
  static getDerivedStateFromError(error: unknown): Broken {
    return { error, isMissing: false };
  }
  readonly answered = (): void => {
    if (this.props.isAgain) this.setState({ isMissing: true });
    else this.props.onBack();
  };
  override render(): ReactNode {
    const { error, isMissing } = this.state;
    if (error === null) return this.props.children;
    if (isMissing || !(error instanceof CodeUnavailable)) throw error;
    return <PartAway onBack={this.props.onBack} onAnswer={this.answered} />;
  }
}

/**
 * A lazily loaded part; once loaded it renders synchronously.
 * @param Coming the placeholder until then; nothing by default
 */
export const loadable = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Coming?: ComponentType<Props>,
): Loadable<Props> => {
  let ready: ComponentType<Props> | null = null;
  const keep = async (): Promise<void> => {
    ready = await load();
  };
  parts.add(keep);
  const fetched = (): ComponentType<Props> => ready ?? lazy(async () => ({ default: await asCode(lostStyles().then(load)) }));
  let Later = fetched();
  const View = (props: Props): ReactNode => {
    const [{ Part, turn }, setShown] = useState(() => ({ Part: ready ?? Later, turn: 0 }));
    const again = useCallback((): void => {
      Later = fetched();
      setShown((before) => ({ Part: Later, turn: before.turn + 1 }));
    }, []);
    return (
      <PartBoundary key={turn} isAgain={turn > 0} onBack={again}>
        <Suspense fallback={Coming === undefined ? null : <Coming {...props} />}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
  const loaded = (): Promise<void> => keep().catch(() => undefined);
  return { View, preload: () => void loaded(), loaded };
};
