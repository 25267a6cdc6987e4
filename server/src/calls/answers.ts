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

type FileToSave = { content: Uint8Array | { key: string }; mimeType: string; fileName: string }

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
