/** Thrown where a file cannot be imported at all; the message is for the person who chose it. */
export class FileProblem extends Error {}
