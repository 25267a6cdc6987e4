import type { KindName } from '@visage/contract'
import { SHELVES } from '../gallery/tabs.ts'
import { fileEnding } from '../media/file-ending.ts'

const VIDEO_TYPE = 'video/mp4'

type Made = { id: string; kind: KindName; medium: 'image' | 'video' | 'audio'; mimeType: string }

/** Where a generated thing lies in an export; a video is an MP4 there, as it carries the mark. */
export const exportNameOf = ({ id, kind, medium, mimeType }: Made): string =>
  `${SHELVES[kind].tab}/${id}.${fileEnding(medium === 'video' ? VIDEO_TYPE : mimeType)}`

/** Where a file that was brought in lies in an export. */
export const uploadNameOf = ({ id, mimeType }: { id: string; mimeType: string }): string =>
  `uploads/${id}.${fileEnding(mimeType)}`
