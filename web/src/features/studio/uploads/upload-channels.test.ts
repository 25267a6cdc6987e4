import { MAX_UPLOAD, MAX_VIDEO } from '@visage/contract'
import { expect, test } from 'vitest'
import { PICTURE_FILES, refuseFile, VIDEO_FILES } from './upload-channels.ts'

// Proves: refuse-file-picture-types
test.each(['image/png', 'image/jpeg', 'image/webp'])('takes %s up to the limit', (type) => {
  expect(refuseFile({ type, size: MAX_UPLOAD.bytes }, PICTURE_FILES)).toBeUndefined()
  expect(refuseFile({ type, size: MAX_UPLOAD.bytes + 1 }, PICTURE_FILES)).toBe('Please use a picture of at most 20 MB.')
})

// Proves: refuse-file-other-pictures
test.each(['image/gif', 'image/svg+xml', 'video/mp4', ''])('refuses %j', (type) => {
  expect(refuseFile({ type, size: 10 }, PICTURE_FILES)).toBe('Please use a PNG, JPEG or WEBP picture.')
})

// Proves: refuse-file-video-type-limit
test.each(['video/mp4', 'video/webm', 'video/quicktime'])('takes the video type %s up to the limit', (type) => {
  expect(refuseFile({ type, size: MAX_VIDEO.bytes }, VIDEO_FILES)).toBeUndefined()
  expect(refuseFile({ type, size: MAX_VIDEO.bytes + 1 }, VIDEO_FILES)).toBe('Please use a video of at most 200 MB.')
})

// Proves: refuse-file-refuses-video
test.each(['image/png', 'video/x-msvideo', 'audio/mpeg', ''])('refuses %j as a video', (type) => {
  expect(refuseFile({ type, size: 10 }, VIDEO_FILES)).toBe('Please use an MP4, WEBM or MOV video.')
})

test('says of an empty file that it is empty', () => {
  expect(refuseFile({ type: 'image/png', size: 0 }, PICTURE_FILES)).toBe(
    'This file is empty. Please choose another one.',
  )
})
