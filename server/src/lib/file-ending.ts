const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'application/x-subrip': 'srt',
  'text/vtt': 'vtt',
}

const TYPES = new Map(Object.entries(ENDINGS).map(([mimeType, ending]) => [ending, mimeType]))

/** The type of a stored file by its name. */
export const typeOfFile = (name: string): string =>
  TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream'

/** The file name's ending for a type that we store; throws for any other. */
export const fileEnding = (mimeType: string): string => {
  const ending = ENDINGS[mimeType]
  if (!ending) throw new Error(`Files of the type ${mimeType} cannot be stored.`)
  return ending
}
