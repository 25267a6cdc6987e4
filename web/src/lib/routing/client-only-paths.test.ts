import { KINDS } from '@visage/contract'
import { expect, it } from 'vitest'
import { clientOnlyPaths } from './client-only-paths.ts'
import { PATHS } from './paths.ts'

it('knows the screens of kinds that public pages lead to by the same paths', () => {
  expect([PATHS.face, PATHS.image]).toEqual([KINDS.face.page.path, KINDS.image.page.path])
  expect(clientOnlyPaths).toEqual(expect.arrayContaining([PATHS.face, PATHS.image, '/Imagetovideo', '/AIMusic']))
})
