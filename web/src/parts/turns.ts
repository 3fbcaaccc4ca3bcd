/** The engine counts every turn of either player; people count rounds, as the log does. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2)
