import type { ReactNode } from "react";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { densities, themeChoices } from "../kit/theme.ts";
import { makeToastQueue } from "../kit/toast-queue.ts";
import { ToastsProvider } from "../kit/toasts.view.tsx";
import { type GalleryAddress, writeAddress } from "./gallery-address.ts";
import styles from "./gallery-app.module.css";
import type { GalleryEntry } from "./gallery-entry.ts";

type GalleryProps = { readonly entries: readonly GalleryEntry[]; readonly address: GalleryAddress };

const stay = { navigate: () => undefined, preload: () => undefined };
const toasts = makeToastQueue();

const Choice = ({
  name,
  values,
  address,
  change,
}: {
  readonly name: string;
  readonly values: readonly string[];
  readonly address: GalleryAddress;
  readonly change: (value: string) => string;
}) => (
  <nav aria-label={name} className={styles["choice"]}>
    {values.map((value) => (
      <a
        key={value}
        href={change(value)}
        className={styles["option"]}
        {...(Object.values(address).includes(value) ? { "aria-current": true } : {})}
      >
        {value}
      </a>
    ))}
  </nav>
);

const State = ({ entry, name, children }: { readonly entry: GalleryEntry; readonly name: string; readonly children: ReactNode }) => (
  <section className={styles["state"]} aria-label={`${entry.name} ${name}`}>
    <h2 className={styles["stateName"]}>{name}</h2>
    {children}
  </section>
);

/** A whole screen is shown one state at a time; states of smaller views are stacked. */
const shownStates = (entry: GalleryEntry, address: GalleryAddress): readonly string[] => {
  const names = Object.keys(entry.states);
  if (address.state !== null) return names.filter((name) => name === address.state);
  return entry.isWhole === true ? names.slice(0, 1) : names;
};

const States = ({ entry, address }: { readonly entry: GalleryEntry; readonly address: GalleryAddress }) =>
  Object.entries(entry.states)
    .filter(([name]) => shownStates(entry, address).includes(name))
    .map(([name, draw]) =>
      address.isBare ? (
        <div key={name} data-gallery-state={name}>
          {draw()}
        </div>
      ) : (
        <State key={name} entry={entry} name={name}>
          {entry.isWhole === true ? (
            <iframe
              title={`${entry.name} ${name}`}
              className={styles["window"]}
              src={writeAddress({ ...address, view: entry.name, state: name, isBare: true })}
            />
          ) : (
            draw()
          )}
        </State>
      ),
    );

const Index = ({ entries, address }: GalleryProps) => (
  <nav aria-label="Views" className={styles["index"]}>
    {[...new Set(entries.map((entry) => entry.group))].map((group) => (
      <div key={group}>
        <strong className={styles["group"]}>{group}</strong>
        <ul>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) => (
              <li key={entry.name}>
                <a
                  href={writeAddress({ ...address, view: entry.name, state: null })}
                  className={styles["entry"]}
                  data-gallery-view={entry.name}
                  data-gallery-states={JSON.stringify(Object.keys(entry.states))}
                  data-gallery-whole={entry.isWhole === true}
                  {...(entry.name === address.view ? { "aria-current": "page" } : {})}
                >
                  {entry.name}
                </a>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </nav>
);

const Shell = ({ entries, address }: GalleryProps) => {
  const entry = entries.find((each) => each.name === address.view) ?? entries[0];
  if (entry === undefined) return null;
  const Bare = entry.hasLandmarks === true ? "div" : "main";
  if (address.isBare) {
    return (
      <Bare>
        <States entry={entry} address={address} />
      </Bare>
    );
  }
  return (
    <div className={styles["gallery"]}>
      <Index entries={entries} address={{ ...address, view: entry.name }} />
      <main className={styles["main"]}>
        <header className={styles["header"]}>
          <h1>{entry.name}</h1>
          <div className={styles["choices"]}>
            <Choice
              name="App"
              values={["staff", "portal"]}
              address={address}
              change={(app) => writeAddress({ ...address, app: app === "portal" ? "portal" : "staff" })}
            />
            <Choice
              name="Theme"
              values={themeChoices}
              address={address}
              change={(theme) => writeAddress({ ...address, theme: themeChoices.find((choice) => choice === theme) ?? "system" })}
            />
            <Choice
              name="Density"
              values={densities}
              address={address}
              change={(density) => writeAddress({ ...address, density: density === "compact" ? "compact" : "comfortable" })}
            />
          </div>
        </header>
        <nav aria-label="States" className={styles["choices"]}>
          {Object.keys(entry.states).map((state) => (
            <a
              key={state}
              href={writeAddress({ ...address, view: entry.name, state, isBare: entry.isWhole === true })}
              className={styles["option"]}
              {...(shownStates(entry, address).includes(state) ? { "aria-current": true } : {})}
            >
              {state}
            </a>
          ))}
        </nav>
        <States entry={entry} address={address} />
      </main>
    </div>
  );
};

/** Every view in every state, each at its own address. */
export const GalleryApp = (props: GalleryProps) => (
  <KitProvider links={stay}>
    <ToastsProvider queue={toasts}>
      <Shell {...props} />
    </ToastsProvider>
  </KitProvider>
);
