import { z } from 'zod'
import { gender, id } from '../../fields.ts'
import { faceUrl, ownUrl, sourceRef, spotInVideo, TEMPLATE_MISSING, templateId } from '../source-ref.ts'
import { assetUrl, callsOf, defineKind, sourceRefUrl } from './kind.ts'

/** `face` is the id of a generated face. */
const shared = { gender, face: id }

const input = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('video'),
    ...shared,
    video: sourceRef,
    /** Which of several faces is meant, the largest unless told. */
    spot: spotInVideo.optional(),
  }),
  z.strictObject({ mode: z.literal('template'), ...shared, template: templateId }),
])
const call = callsOf(input)

export const video = defineKind({
  name: 'video',
  label: 'Video',
  noun: 'video',
  medium: 'video',
  page: { path: '/video', title: 'Video Generation' },
  meter: 'videos',
  credits: 5,
  lane: 'long',
  shelf: {
    tab: 'videos',
    make: 'Generate Videos',
    addressField: 'video_url',
    shape: 9 / 16,
    canDownload: true,
  },
  input,
  sources: { face: 'face', video: 'source' },
  texts: () => [],
  caption: ({ mode }) => (mode === 'template' ? 'From a template' : 'From a video'),
  tabs: [
    { name: 'link', label: 'Link', modes: ['video'] },
    { name: 'template', label: 'Template', modes: ['template'] },
  ],
  goesOn: {
    from: ['face'],
    label: 'Make a video',
    start: ({ id: whom, gender: whose }) => ({ mode: 'template', gender: whose ?? 'female', face: whom }),
  },
  failureText: 'Face swap processing failed',
  missingText: 'Face swap processing failed',
  calls: {
    swapFaceIntoVideo: call({
      path: '/face-swap/',
      summary: 'Put a face into a video of your own or a template video',
      body: {
        input_image_url: faceUrl,
        target_video_url: ownUrl(TEMPLATE_MISSING),
        /** Which of several faces in a video of your own is meant; the largest unless told. */
        spot: spotInVideo.optional(),
      },
      answer: 'video_url',
      read: async ({ body }, from) => {
        const whose = await from.face(body.input_image_url, 'female')
        const target = await from.target('video', body.target_video_url)
        return target.mode === 'template' ? { ...whose, ...target } : { ...whose, ...target, spot: body.spot }
      },
      write: (wish) => {
        const whose = { input_image_url: assetUrl(wish.face) }
        return wish.mode === 'template'
          ? { body: { ...whose, target_video_url: `/api/templates/${wish.template}/video` } }
          : { body: { ...whose, target_video_url: sourceRefUrl(wish.video), spot: wish.spot } }
      },
    }),
  },
})
