import type { GalleryItem, SignedIn } from '@visage/contract'

/** A picture of a gallery as the server sends it, without its address, which is named by its tab. */
export const exampleItem: GalleryItem = {
  id: 'a',
  kind: 'image',
  thumbnail_url: null,
  face_prompt: null,
  prompt: 'By the sea',
  gender: 'female',
  width: 400,
  height: 500,
  duration: null,
  peaks: null,
  engine: 'studio',
  engine_place: null,
  model: null,
  licence: null,
  quality: null,
  cost: null,
  identity_score: null,
  notice: null,
  face_id: null,
  sung_by: null,
  is_favourite: false,
  created_at: '2026-11-20T12:00:00Z',
}

/** What signing in is answered with; one of the tours was seen before. */
export const exampleSignedIn: SignedIn = {
  profile: { user_id: '0d6c8b1e-6f0e-4f43-9a36-3f1f0a3f1c11', email: 'ada@example.com', name: 'Ada Vell' },
  access: 'access-1',
  refresh: 'refresh-1',
  guide_tour_video_seen: true,
  guide_tour_image_seen: false,
  guide_tour_face_seen: false,
  guide_tour_cloth_seen: false,
  guide_tour_image_to_video_seen: false,
  guide_tour_music_seen: false,
  guide_tour_talk_seen: false,
}
