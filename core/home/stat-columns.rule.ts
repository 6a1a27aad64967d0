/** Columns of the grid of tiles: 6 for more than three tiles, otherwise 4. */
export const statColumns = (tiles: number): number => (tiles > 3 ? 6 : 4);
