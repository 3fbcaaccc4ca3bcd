/** The engine counts every turn of every player; people count rounds, as the log does. */
export const roundOf = (turn: number, seats = 2): number => Math.ceil(turn / Math.max(1, seats))
