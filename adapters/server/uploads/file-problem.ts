/** Thrown when a file cannot be imported; the message is for the user who chose it. */
export class FileProblem extends Error {}

/** A workbook that violates its format. */
export const damagedWorkbook = (): FileProblem => new FileProblem("The workbook is damaged; open it in its program and save it again");
