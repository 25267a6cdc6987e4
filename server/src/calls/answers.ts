import type { LocalFile } from '../adapters/blobs/blob-store.ts'

/** An answer of status 202 for work that goes on. */
export class Accepted<Body> {
  readonly body: Body
  readonly location: string

  constructor(body: Body, location: string) {
    this.body = body
    this.location = location
  }
}

/** The usual answer of a call that changed nothing because it came before. */
export class Repeated<Body> {
  readonly body: Body

  constructor(body: Body) {
    this.body = body
  }
}

type FileToSave = {
  /** Bytes, the key of a stored file, or one on this machine that goes away once it was sent. */
  content: Uint8Array | { key: string } | LocalFile
  mimeType: string
  fileName: string
}

/** A file to save, in place of JSON: made for this answer, or a stored one that is sent as it is read. */
export class FileAnswer {
  readonly content: FileToSave['content']
  readonly mimeType: string
  readonly fileName: string

  constructor({ content, mimeType, fileName }: FileToSave) {
    this.content = content
    this.mimeType = mimeType
    this.fileName = fileName
  }
}

export const csvAnswer = (csv: string, fileName: string): FileAnswer =>
  new FileAnswer({ content: Buffer.from(csv), mimeType: 'text/csv; charset=utf-8', fileName })
