import type { Gender } from '@visage/contract'
import type { LocalFile } from '../adapters/blobs/blob-store.ts'

export type TemplateKind = 'image' | 'video'

/** A picture or a video to put a face into; sizes in pixels, of what a face is put into. */
export type TemplateEntry = {
  /** Of its own among all templates of both kinds. */
  id: string
  kind: TemplateKind
  label: string
  gender: Gender
  /** Null until somebody has fetched it. */
  width: number | null
  height: number | null
  /** Null for a picture, and for a clip that nobody has fetched. */
  durationSeconds: number | null
  /** What the studio draws it by, a video with its motion; such a template is drawn again with another person. */
  recipe?: { scene: object; motion?: object }
}

/** How a template's file is made: `openLarge` opens the large clip of the same template, which is made first where it is missing. */
export type TemplateWork = { signal?: AbortSignal | undefined; openLarge: () => Promise<LocalFile> }

export type PictureFile = { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' | 'image/webp' }

/** A small clip to look at, or one large enough to work from. */
export type ClipSize = 'small' | 'large'

/** A small clip for a tile, as those that come along; `side` is its longest one. */
export const SMALL_LOOP = { side: 320, framesPerSecond: 15, seconds: 5 } as const

/** Small copies that come along with the program: a poster (AVIF, 320 pixels wide) and, of a video, a loop (MP4). */
export type ShippedFile = 'poster' | 'loop'

/** Where the templates come from. */
export type TemplateCatalogue = {
  /** Each goes up when the same id means another picture or clip than before: kept copies are then made anew. */
  versions: Record<TemplateKind, string>
  /** In the order in which they are shown. */
  list(kind: TemplateKind, gender: Gender): readonly TemplateEntry[]
  find(id: string): TemplateEntry | undefined
  /** The path of a small copy on this machine, where one comes along: nothing has to be made or fetched to show it. */
  findShipped(id: string, file: ShippedFile): string | undefined
  /**
   * The picture itself, of a video its poster, made or fetched; making lets everything go first that somebody pays for. Throws the signal's
   * reason when aborted, and any other error when it cannot be had now.
   */
  read(id: string, work: TemplateWork): Promise<PictureFile>
  /** Writes the clip of a video template, MP4, to the file at `path`; like {@link read}. */
  writeClip(id: string, size: ClipSize, work: TemplateWork & { path: string }): Promise<void>
}
