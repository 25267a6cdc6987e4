import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

test('quotes what needs quotes and ends every line', () => {
  expect(
    writeCsv([
      ['a', 'b,c'],
      ['say "so"', 'two\nlines'],
    ]),
  ).toBe('a,"b,c"\r\n"say ""so""","two\nlines"\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=HYPERLINK("https://example.com","x")'])(
  'leaves no formula in %j',
  (cell) => {
    expect(writeCsv([[cell]])).toMatch(/^"?'/)
  },
)
