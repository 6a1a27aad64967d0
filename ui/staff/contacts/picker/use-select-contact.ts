import { useCallback } from "react";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { useService } from "../../../react/services.tsx";

/** What the window `select-contact` is asked for. `title`, `action`: its own words unless told. `except`: who is not offered. `chosen`: who is selected to begin with, of several. */
export type SelectContact = {
  readonly title?: string;
  readonly action?: string;
  readonly except?: readonly number[];
  readonly chosen?: readonly number[];
  readonly isMultiple?: boolean;
};

const numbersIn = (text: string | undefined): readonly number[] => (text === undefined || text === "" ? [] : text.split(",").map(Number));

/**
 * Lets somebody select contacts in the window `select-contact`, from the search, from those chosen lately, or by making one.
 * `const select = useSelectContact(); const ids = await select({ title, except: [con_id] });`
 * The answer is the numbers of those selected, one unless `isMultiple`; null when the window is closed.
 */
export const useSelectContact = (): ((asked?: SelectContact) => Promise<readonly number[] | null>) => {
  const modals = useService(Modals);
  return useCallback(
    async ({ title, action, except = [], chosen = [], isMultiple = false } = {}) => {
      const answer = await modals.ask("select-contact", {
        ...(title === undefined ? {} : { title }),
        ...(action === undefined ? {} : { action }),
        except: except.join(","),
        chosen: chosen.join(","),
        multiple: String(isMultiple),
      });
      return answer === null ? null : numbersIn(answer["ids"]);
    },
    [modals],
  );
};

/** What a window is told by its parameters. */
export const askedOf = (params: Readonly<Record<string, string>>): SelectContact => ({
  ...(params["title"] === undefined ? {} : { title: params["title"] }),
  ...(params["action"] === undefined ? {} : { action: params["action"] }),
  except: numbersIn(params["except"]),
  chosen: numbersIn(params["chosen"]),
  isMultiple: params["multiple"] === "true",
});
