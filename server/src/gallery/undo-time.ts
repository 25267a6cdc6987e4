/** How long a deleted item can be brought back. */
export const undoMs = 10 * 60 * 1000
