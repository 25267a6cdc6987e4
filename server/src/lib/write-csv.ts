/** A spreadsheet takes text that begins like this for a formula. */
const formulaStart = /^[=+\-@\t\r]/

const writeCell = (value: string): string => {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as comma-separated values (RFC 4180) that no spreadsheet takes for formulas. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
