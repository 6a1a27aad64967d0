const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether the element accepts typed text. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typing) !== null;
