import type { z } from 'zod'
import { cloth } from './cloth.ts'
import { face } from './face.ts'
import { imageToVideo } from './image-to-video.ts'
import { image } from './image.ts'
import type { Kind } from './kind.ts'
import { music } from './music.ts'
import { talk } from './talk.ts'
import { video } from './video.ts'

/** Every kind there is, in the order of the navigation. A new one is a file in `kinds/` and a line here. */
export const KINDS = { face, image, video, cloth, 'image-to-video': imageToVideo, music, talk } as const

export type KindName = keyof typeof KINDS
export type KindInput<Name extends KindName> = z.output<(typeof KINDS)[Name]['input']>

export const KIND_NAMES = Object.keys(KINDS) as [KindName, ...KindName[]]

/** A kind as all of them are, for code that is about none in particular: it takes the kind's own inputs. */
export type AnyKind = Kind<KindName, z.ZodType<KindInput<KindName>>, GalleryTab, CallName>

export const kindOf = (name: KindName): AnyKind => KINDS[name] as unknown as AnyKind

/** How many units of its kind's meter a result takes: one for every begun part, where the kind is charged by length. */
export const unitsOfSeconds = (kind: KindName, seconds: number): number => {
  const { length } = kindOf(kind)
  return length ? Math.max(1, Math.ceil(seconds / length.perUnit)) : 1
}

/** What an input names that it works from, each with the sort that its kind tells. */
export const listSources = ({ kind, input }: { kind: KindName; input: KindInput<KindName> }) =>
  Object.entries(kindOf(kind).sources).flatMap(([field, sort]) => {
    const value: unknown = (input as Record<string, unknown>)[field]
    return value === undefined ? [] : [{ sort, value }]
  })

/** The tabs of a kind's form. */
export type FormTab<Name extends KindName> = NonNullable<(typeof KINDS)[Name]['tabs']>[number]['name']

export type GalleryTab = (typeof KINDS)[KindName]['shelf']['tab']

export const GALLERY_TABS = [...new Set(KIND_NAMES.map((name) => KINDS[name].shelf.tab))] as [
  GalleryTab,
  ...GalleryTab[],
]

/** The kinds whose results a tab of the gallery shows. */
export const kindsOfTab = (tab: GalleryTab): AnyKind[] =>
  KIND_NAMES.map(kindOf).filter(({ shelf }) => shelf.tab === tab)

type KeyOf<Union> = Union extends unknown ? keyof Union & string : never
export type CallName = KeyOf<(typeof KINDS)[KindName]['calls']>
