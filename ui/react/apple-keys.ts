/** Whether this is a keyboard with a Cmd key. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
