import type { ReactNode } from 'react'
import classes from './data-table.module.css'

type Column<Row> = { head: string; cell: (row: Row) => ReactNode; isNumber?: boolean }

type DataTableProps<Row> = {
  /** What is listed, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table that turns into a list of entries on phones. */
export const DataTable = <Row,>({ label, columns, rows, keyOf }: DataTableProps<Row>) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ head, isNumber }) => (
          <th key={head} scope="col" data-number={isNumber}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ head, cell, isNumber }) => (
            <td key={head} data-number={isNumber} data-head={head}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
