import { MAX_UPLOAD } from '@visage/contract'
import { expect, test } from 'vitest'
import { refuseFile } from './use-material.ts'

test.each(['image/png', 'image/jpeg', 'image/webp'])('takes %s up to the limit', (type) => {
  expect(refuseFile({ type, size: MAX_UPLOAD.bytes })).toBeUndefined()
  expect(refuseFile({ type, size: MAX_UPLOAD.bytes + 1 })).toBe('Please use a picture of at most 20 MB.')
})

test.each(['image/gif', 'image/svg+xml', 'video/mp4', ''])('refuses %j', (type) => {
  expect(refuseFile({ type, size: 10 })).toBe('Please use a PNG, JPEG or WEBP picture.')
})
