import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layColumns, layShapes } from './lay-rows.ts'

const itemsOf = (shapes: number[]) => shapes.map((shape, index) => ({ id: `item-${index}`, shape }))
const area = { width: 1000, gap: 16, rowGap: 24, footHeight: 70 }

it('fills columns from the left and leaves the rest of the last row empty', () => {
  const rows = layColumns(itemsOf(Array.from({ length: 6 }, () => 1)), area, {
    minWidth: 216,
    minColumns: 1,
    frameHeightOf: (width) => width * 1.25,
  })
  expect(rows.map(({ places }) => places.map(({ index }) => index))).toEqual([
    [0, 1, 2, 3],
    [4, 5],
  ])
  expect(rows[0]?.places.map(({ left, width }) => [left, width])).toEqual([
    [0, 238],
    [254, 238],
    [508, 238],
    [762, 238],
  ])
  expect(rows[0]?.frameHeight).toBe(297.5)
  expect(rows[0]?.height).toBe(Math.ceil(297.5 + 70 + 24))
})

it('has two columns on a phone where one would not fit twice', () => {
  const phone = { ...area, width: 343, gap: 12 }
  const [row] = layColumns(itemsOf([1, 1, 1]), phone, { minWidth: 216, minColumns: 2, frameHeightOf: (width) => width })
  expect(row?.places).toHaveLength(2)
})

const shapes = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 1, maxLength: 60 })

it('shows every item once and in order, in rows that end where the area ends', () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: 300, max: 2000 }), (list, width) => {
      const rows = layShapes(itemsOf(list), { ...area, width }, 272)
      expect(rows.flatMap(({ places }) => places.map(({ index }) => index))).toEqual(list.map((_, index) => index))
      const ends = rows.map(({ places }) => (places.at(-1)?.left ?? 0) + (places.at(-1)?.width ?? 0))
      for (const end of ends.slice(0, -1)) expect(end).toBeCloseTo(width, 3)
      expect(ends.at(-1)).toBeLessThanOrEqual(width + 0.001)
      expect(Math.max(...rows.map(({ frameHeight }) => frameHeight))).toBeLessThanOrEqual(272.001)
    }),
  )
})

it('more items change only the last row', () => {
  const first = [0.8, 1.5, 0.8, 1, 0.8, 0.8]
  const before = layShapes(itemsOf(first), area, 272)
  const after = layShapes(itemsOf([...first, 1, 1, 1]), area, 272)
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
})
