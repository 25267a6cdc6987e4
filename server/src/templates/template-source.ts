import type { Gender } from '@visage/contract'

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
  /** Null for a picture. */
  durationSeconds: number | null
  /** What the studio draws it by; such a template is drawn again with another person. */
  scene?: object
}

export type PictureFile = { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' | 'image/webp' }

/** A small clip to look at, or one large enough to work from. */
export type ClipSize = 'small' | 'large'

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
  read(id: string, signal?: AbortSignal): Promise<PictureFile>
  /** The clip of a video template, MP4; like {@link read}. */
  readClip(id: string, size: ClipSize, signal?: AbortSignal): Promise<Uint8Array>
}
