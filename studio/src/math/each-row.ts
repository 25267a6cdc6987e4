/**
 * Calls `visit` for every row from 0. The engine makes a function that is called often fast as a whole; of a loop within a
 * loop that runs once it leaves the fast code at the end of every row.
 */
export const eachRow = (rows: number, visit: (row: number) => void): void => {
  for (let row = 0; row < rows; row++) visit(row)
}
