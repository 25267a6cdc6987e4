import type { Gender } from '@visage/contract'

/** A picture to put a face into; sizes in pixels. */
export type TemplateEntry = { id: string; label: string; gender: Gender; width: number; height: number }

export type PictureFile = { bytes: Uint8Array; mimeType: 'image/png' | 'image/jpeg' | 'image/webp' }

/** Where the templates' pictures come from. */
export type TemplateSource = {
  /** Goes up when the same id means another picture than before: kept copies are then made anew. */
  version: string
  /** In the order in which they are shown. */
  list(gender: Gender): readonly TemplateEntry[]
  find(id: string): TemplateEntry | undefined
  /**
   * The picture itself, made or fetched; making lets everything go first that somebody pays for. Throws the signal's
   * reason when aborted, and any other error when it cannot be had now.
   */
  read(id: string, signal?: AbortSignal): Promise<PictureFile>
}
