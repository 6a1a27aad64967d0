/** Thrown where a file cannot be imported at all; the message is for the person who chose it. */
export class FileProblem extends Error {}

/** A workbook that breaks the rules of its format. */
export const damagedWorkbook = (): FileProblem => new FileProblem("The workbook is damaged; open it in its program and save it again");
