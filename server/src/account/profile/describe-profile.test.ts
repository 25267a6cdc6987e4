import { expect, test } from 'vitest'
import type { User } from '../users/store.ts'
import { describeProfile } from './profile.ts'

const user: User = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'ada@example.com',
  name: 'Ada',
  passwordHash: null,
  suspendedAt: null,
  suspendedReason: null,
  verifiedAt: null,
  receiveComms: false,
  faceTourSeen: true,
  imageTourSeen: false,
  videoTourSeen: true,
  clothTourSeen: false,
  imageToVideoTourSeen: true,
  musicTourSeen: false,
  talkTourSeen: false,
  createdAt: new Date(0),
}
const now = new Date('2026-03-01T12:00:00Z')

// Proves: describe-profile-plan-ends
test.each([
  [null, { days_left: 0, end_date: null }],
  ['2026-03-08T12:00:00Z', { days_left: 7, end_date: '2026-03-08' }],
  ['2026-03-08T11:59:00Z', { days_left: 7, end_date: '2026-03-08' }],
  ['2026-03-01T12:00:01Z', { days_left: 1, end_date: '2026-03-01' }],
  ['2026-03-01T12:00:00Z', { days_left: 0, end_date: '2026-03-01' }],
  ['2026-02-01T12:00:00Z', { days_left: 0, end_date: '2026-02-01' }],
])('a plan that ends at %s', (end, status) => {
  const profile = describeProfile(user, { planEnd: end ? new Date(end) : null, now })
  expect(profile.track_status).toEqual(status)
})

// Proves: describe-profile-tour-flag
test('each tour flag is its own', () => {
  expect(describeProfile(user, { planEnd: null, now })).toMatchObject({
    profile: { receive_comms: false },
    guide_tour_face_seen: true,
    guide_tour_image_seen: false,
    guide_tour_video_seen: true,
    guide_tour_cloth_seen: false,
    guide_tour_image_to_video_seen: true,
    guide_tour_music_seen: false,
    guide_tour_talk_seen: false,
  })
})
