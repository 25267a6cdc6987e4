import { z } from 'zod'
import { gender, id } from '../../fields.ts'
import { materialRef, spotInVideo, templateId } from '../material-ref.ts'
import { defineKind } from './kind.ts'

/** `face` is the id of a generated face. */
const shared = { gender, face: id }

export const video = defineKind({
  name: 'video',
  label: 'Video',
  meter: 'videos',
  credits: 5,
  medium: 'video',
  input: z.discriminatedUnion('mode', [
    z.strictObject({
      mode: z.literal('video'),
      ...shared,
      video: materialRef,
      /** Which of several faces is meant, the largest unless told. */
      spot: spotInVideo.optional(),
    }),
    z.strictObject({ mode: z.literal('template'), ...shared, template: templateId }),
  ]),
})
