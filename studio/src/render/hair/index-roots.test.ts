import { expect, test } from 'vitest'
import { createRepeatableDraw } from '../../math/random.ts'
import { indexRoots } from './index-roots.ts'
import { apart } from './scalp.ts'
import type { Root } from './scalp.ts'

const draw = createRepeatableDraw(11)

const rootAt = (index: number): Root => {
  const [x, y, z] = ['x', 'y', 'z'].map((axis) => draw.between(`${index}/${axis}`, -1.2, 1.2))
  const angles = { x: 0, y: -1, z: 0, azimuth: 0 }
  return { id: index, point: [x, y, z], normal: [0, -1, 0], angles, top: 1, inside: 1, side: 1, group: index % 3 }
}

test('the nearest roots of a group are those that a look at all of them finds', () => {
  const items = Array.from({ length: 400 }, (_, index) => ({ root: rootAt(index) }))
  const findNearest = indexRoots(items)
  for (let asked = 1000; asked < 1060; asked++) {
    const root = rootAt(asked)
    const found = { indices: new Int32Array(3), distances: new Float64Array(3) }
    const all = items
      .filter(({ root: other }) => other.group === root.group)
      .map(({ root: other }) => apart(other, root))
      .toSorted((a, b) => a - b)
    expect(findNearest(root, found)).toBe(3)
    expect([...found.distances]).toEqual(all.slice(0, 3))
  }
})

test('a group with fewer roots than asked for gives those it has', () => {
  const findNearest = indexRoots([{ root: rootAt(0) }, { root: rootAt(1) }])
  const found = { indices: new Int32Array(3), distances: new Float64Array(3) }
  expect(findNearest({ ...rootAt(5), group: rootAt(0).group }, found)).toBe(1)
})
