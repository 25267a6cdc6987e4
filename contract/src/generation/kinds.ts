import type { z } from 'zod'
import { cloth } from './kinds/cloth.ts'
import { face } from './kinds/face.ts'
import { image } from './kinds/image.ts'
import { imageToVideo } from './kinds/image-to-video.ts'
import { music } from './kinds/music.ts'
import { video } from './kinds/video.ts'

/** Every kind there is. A new one is a file in `kinds/` and a line here. */
export const KINDS = { face, image, video, cloth, 'image-to-video': imageToVideo, music } as const

export type KindName = keyof typeof KINDS
export type KindInput<Name extends KindName> = z.output<(typeof KINDS)[Name]['input']>

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]]
