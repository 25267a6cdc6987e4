import type { z } from 'zod'
import { cloth } from './cloth.ts'
import { face } from './face.ts'
import { imageToVideo } from './image-to-video.ts'
import { image } from './image.ts'
import { music } from './music.ts'
import { video } from './video.ts'

/** Every kind there is. A new one is a file in `kinds/` and a line here. */
export const KINDS = { face, image, video, cloth, 'image-to-video': imageToVideo, music } as const

export type KindName = keyof typeof KINDS
export type KindInput<Name extends KindName> = z.output<(typeof KINDS)[Name]['input']>

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]]
