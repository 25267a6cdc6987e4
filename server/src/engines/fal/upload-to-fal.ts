import { askJson, askService } from '../ask-service.ts'
import { askLimits } from '../hosted/service-answers.ts'
import type { AskFal } from './ask-fal.ts'
import * as shapes from './fal-shapes.ts'

const MEGABYTE = 1024 * 1024
/** Above this fal takes files in parts, each of this size. */
const whole = { maxBytes: 90 * MEGABYTE, partBytes: 10 * MEGABYTE } as const
/** Nobody needs them any longer: a job that is not done by then is over. */
const keptSeconds = 24 * 60 * 60

type Upload = { name: string; file: Blob; signal: AbortSignal }

/** Bytes go to an address that fal names for this one file, without the key. */
const put = (fal: AskFal, { url, body, signal }: { url: string; body: Blob; signal: AbortSignal }) => ({
  question: {
    url: fal.checkAddress(url),
    method: 'PUT' as const,
    headers: { 'content-type': body.type || 'application/octet-stream' },
    body,
    ...askLimits.upload,
    signal,
  },
  refuse: fal.refuse,
})

const uploadParts = async (fal: AskFal, address: string, { file, signal }: Upload): Promise<void> => {
  const { origin, pathname, search } = new URL(address)
  const parts: { partNumber: number; etag: string }[] = []
  for (let start = 0; start < file.size; start += whole.partBytes) {
    const url = `${origin}${pathname}/${parts.length + 1}${search}`
    const { question, refuse } = put(fal, { url, body: file.slice(start, start + whole.partBytes), signal })
    parts.push(await askJson(question, { shape: shapes.uploadedPart, refuse }))
  }
  const url = fal.checkAddress(`${origin}${pathname}/complete${search}`)
  fal.refuse(await askService({ url, headers: {}, body: { parts }, ...askLimits.answer, signal }))
}

/** Stores a file at fal for a day and answers its address. */
export const uploadToFal = async (fal: AskFal, upload: Upload): Promise<string> => {
  const { name, file, signal } = upload
  const isLarge = file.size > whole.maxBytes
  const { upload_url: address, file_url: stored } = await fal.ask(
    {
      url: `${fal.hosts.rest}/storage/upload/${isLarge ? 'initiate-multipart' : 'initiate'}?storage_type=fal-cdn-v3`,
      headers: { 'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: keptSeconds }) },
      body: { content_type: file.type || 'application/octet-stream', file_name: name },
      signal,
    },
    shapes.initiated,
  )
  if (isLarge) await uploadParts(fal, address, upload)
  else {
    const { question, refuse } = put(fal, { url: address, body: file, signal })
    refuse(await askService(question))
  }
  return stored
}
