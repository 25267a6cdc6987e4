import { KINDS } from '@visage/contract'
import { expect, it, test } from 'vitest'
import { clientOnlyPaths } from './client-only-paths.ts'
import { PATHS } from './paths.ts'

// Proves: guarded-paths
test('the pages behind the guard are those of the specification, and our own', () => {
  const specified = '/address /paymentSuccess /subscription /face /image /video /AIMusic /gallery /profile /clothSwap'
  const ours = ['/talkingVideo', '/influencers', '/gallery/collections', '/batch', '/cases']
  const all = [...specified.split(' '), '/feedback', '/Imagetovideo', ...ours]
  expect(clientOnlyPaths.toSorted()).toEqual(all.toSorted())
})

it('knows the screens of kinds that public pages lead to by the same paths', () => {
  expect([PATHS.face, PATHS.image]).toEqual([KINDS.face.page.path, KINDS.image.page.path])
  expect(clientOnlyPaths).toEqual(expect.arrayContaining([PATHS.face, PATHS.image, '/Imagetovideo', '/AIMusic']))
})
