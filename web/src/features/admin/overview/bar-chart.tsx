import styles from './bar-chart.module.css'

type Series = { name: string; tone: 'accent' | 'danger' }
type Bar = { label: string; values: readonly number[] }
type Props = {
  /** What is drawn, as the table's caption. */
  label: string
  series: readonly Series[]
  bars: readonly Bar[]
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Stacked bars over time; the same figures stand in a table that anybody can open. */
export const BarChart = ({ label, series, bars }: Props) => {
  const highest = Math.max(1, ...bars.map(({ values }) => sumOf(values)))
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} aria-hidden="true">
        <span className={styles.highest}>{highest}</span>
        <div className={styles.bars}>
          {bars.map((bar) => (
            <div key={bar.label} className={styles.bar} title={titleOf(bar, series)}>
              {bar.values.map((value, place) => (
                <span
                  key={series[place]?.name}
                  className={styles.part}
                  data-tone={series[place]?.tone}
                  style={{ height: `${(value / highest) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.ends}>
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </div>
      </div>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.figures}>
        <summary>Show the figures</summary>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">When</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label: when, values }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                {values.map((value, place) => (
                  <td key={series[place]?.name}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const titleOf = ({ label, values }: Bar, series: readonly Series[]): string =>
  `${label}: ${values.map((value, place) => `${value} ${series[place]?.name.toLowerCase() ?? ''}`).join(', ')}`
