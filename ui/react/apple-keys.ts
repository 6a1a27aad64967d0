/** Whether the platform's keyboard has a Cmd key. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
