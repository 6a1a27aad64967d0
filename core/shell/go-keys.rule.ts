/** The letter after `g` that goes to each place of the navigation. */
const letters: Readonly<Record<string, string>> = { home: "h", contacts: "c", groups: "g", conversations: "m", lessons: "l", automations: "a", reports: "r", tasks: "t" };

/** The shortcut that goes to a place of the navigation, or null where there is none. @param id of the entry */
export const goKeys = (id: string): string | null => (letters[id] === undefined ? null : `g ${letters[id]}`);
