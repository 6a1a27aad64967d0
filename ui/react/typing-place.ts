const typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether keys that go to this element write something. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typing) !== null;
