import { requestLimits } from '../hosted/service-answers.ts'
import { requestJson, requestService } from '../request-service.ts'
import type { FalClient } from './fal-client.ts'
import * as shapes from './fal-shapes.ts'

const MEGABYTE = 1024 * 1024
/** Above this fal takes files in parts, each of this size. */
const whole = { maxBytes: 90 * MEGABYTE, partBytes: 10 * MEGABYTE } as const
/** Nobody needs them any longer: a job that is not done by then is over. */
const retentionSeconds = 24 * 60 * 60

type Upload = { name: string; file: Blob; signal: AbortSignal }

/** Bytes go to an address that fal names for this one file, without the key. */
const put = (fal: FalClient, { url, body, signal }: { url: string; body: Blob; signal: AbortSignal }) => ({
  question: {
    url: fal.checkAddress(url),
    method: 'PUT' as const,
    headers: { 'content-type': body.type || 'application/octet-stream' },
    body,
    ...requestLimits.upload,
    signal,
  },
  refuse: fal.refuse,
})

const uploadParts = async (fal: FalClient, address: string, { file, signal }: Upload): Promise<void> => {
  const { origin, pathname, search } = new URL(address)
  const parts: { partNumber: number; etag: string }[] = []
  for (let start = 0; start < file.size; start += whole.partBytes) {
    const url = `${origin}${pathname}/${parts.length + 1}${search}`
    const { question, refuse } = put(fal, { url, body: file.slice(start, start + whole.partBytes), signal })
    parts.push(await requestJson(question, { shape: shapes.uploadedPart, refuse }))
  }
  const url = fal.checkAddress(`${origin}${pathname}/complete${search}`)
  fal.refuse(await requestService({ url, headers: {}, body: { parts }, ...requestLimits.answer, signal }))
}

/** Stores a file at fal for a day and answers its address. */
export const uploadToFal = async (fal: FalClient, upload: Upload): Promise<string> => {
  const { name, file, signal } = upload
  const isLarge = file.size > whole.maxBytes
  const { upload_url: address, file_url: stored } = await fal.ask(
    {
      url: `${fal.hosts.rest}/storage/upload/${isLarge ? 'initiate-multipart' : 'initiate'}?storage_type=fal-cdn-v3`,
      headers: { 'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: retentionSeconds }) },
      body: { content_type: file.type || 'application/octet-stream', file_name: name },
      signal,
    },
    shapes.initiated,
  )
  if (isLarge) await uploadParts(fal, address, upload)
  else {
    const { question, refuse } = put(fal, { url: address, body: file, signal })
    refuse(await requestService(question))
  }
  return stored
}
