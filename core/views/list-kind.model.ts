import type { SavedView, ViewSettings } from "./saved-view.model.ts";

/** Parameters of the URL. */
export type Address = Readonly<Partial<Record<string, string>>>;

/** What differs between the lists that have saved views. */
export type ListKind<S extends ViewSettings> = {
  /** under which the last columns are remembered on the device */
  readonly name: string;
  /** the settings of a list without a view */
  readonly usual: S;
  readonly isView: (value: unknown) => value is SavedView<S>;
  /** The settings of a list: URL parameters override the base settings. */
  readonly ofAddress: (address: Address, base: S) => S;
  /** The URL parameters that turn the base settings into these; null where they are equal. */
  readonly toAddress: (settings: S, base: S) => Readonly<Record<string, string | null>>;
};

/** Whether a list has the settings of a view. */
export const sameSettings = <S extends ViewSettings>({ toAddress }: Pick<ListKind<S>, "toAddress">, a: S, b: S): boolean =>
  Object.values(toAddress(a, b)).every((text) => text === null);
