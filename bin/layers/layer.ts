/** A row of the table: folders, and what they may import. */
export interface Layer {
  /** Folders, or single files, which do not import each other. */
  readonly at: readonly string[]
  /** What they may import beside themselves. */
  readonly may: readonly string[]
  readonly why: string
}

/** Paths in a folder, by names with spaces between them. */
export const below = (folder: string) => (names: string) => names.split(' ').map((name) => `${folder}/${name}`)
