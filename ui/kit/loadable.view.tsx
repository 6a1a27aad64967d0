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
  /** Fetches it ahead, when someone is about to need it. */
  readonly preload: () => void;
};

const parts = new Set<() => Promise<void>>();

/** Fetches every part that is known by now, for tests, the gallery and for going offline. */
export const loadEverything = async (): Promise<void> => {
  await Promise.all(Array.from(parts, (load) => load()));
};

type AwayProps = { /** fetches it again */ readonly onBack: () => void; /** told when the server answers */ readonly onAnswer: () => void };

/** In the place of a part that could not be fetched. It comes with the network, or when somebody tries again. */
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
  /** it was fetched again already */ readonly isAgain: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
};
type Broken = { readonly error: unknown; readonly isMissing: boolean };

/** Keeps a part that cannot be fetched from taking the page with it: while the server answers, it is fetched once more. What is missing then, and everything else, is the page's to say. */
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
 * A part that is not in the first download; once it is here it is drawn at once.
 * @param Coming holds its place until then; nothing unless told
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
  return { View, preload: () => void keep().catch(() => undefined) };
};
