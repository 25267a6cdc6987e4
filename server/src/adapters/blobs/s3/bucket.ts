import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { SignatureV4 } from '@smithy/signature-v4'
import { typeOfFile } from '../../../lib/file-ending.ts'
import { StorageAwayError } from '../blob-store.ts'
import { MEDIA_CACHE } from '../../../lib/file-urls.ts'

/** A bucket of any service that speaks S3; who may enter it is read by the SDK, from the environment or the machine. */
export type S3Settings = {
  bucket: string
  /** What all keys begin with there: nothing, or folders that end in a slash. */
  prefix: string
  region: string
  /** The service's address; null is Amazon's own. */
  endpoint: string | null
  /** Whether the bucket's name stands in the path of an address instead of its host. */
  isInPath: boolean
  /** Where drafts and copies lie on this machine. */
  dir: string
  /** How many bytes of copies this machine keeps. */
  copiesBytes: number
  /** Whether readers are sent to the bucket itself instead of getting the bytes from here. */
  isRedirected: boolean
}

/** A stored object as a list tells it. */
export type Listed = { key: string; bytes: number; modified: Date }

export type Bucket = {
  /** Writes all or nothing, in parts when it is large, with checksums on the way. */
  put(key: string, body: Uint8Array | Readable): Promise<void>
  /** Throws when it is not there; with `version`, also when it was replaced since. */
  get(key: string, version?: string): Promise<Readable>
  /** What tells this content from others at its key; undefined when there is none. */
  findVersion(key: string): Promise<string | undefined>
  /** An address that opens one file for a quarter to half an hour, the same for all who ask within a quarter. */
  presign(key: string): Promise<string>
  list(folder: string): AsyncIterable<Listed>
  /** The names of the folders in `folder`, which ends in a slash. */
  listFolders(folder: string): Promise<string[]>
  remove(key: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}

const connectMs = 5_000
const answerMs = 30_000
const silenceMs = 60_000
const attempts = 4
/** As many as one call may name. */
const deleteBatch = 1_000

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

/** Nobody answered, or somebody who cannot serve now; what is refused is our own fault. */
const isAway = (error: unknown): boolean => {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status === undefined || status === 429 || status >= 500
}

type HttpRequest = Parameters<SignatureV4['presign']>[0]

const presignedStepMs = 15 * 60_000
const presignedSeconds = (2 * presignedStepMs) / 1000

const writeAddress = ({ protocol, hostname, port, path, query = {} }: HttpRequest): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? ''].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`),
  )
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${path}?${pairs.join('&')}`
}

export const openBucket = ({ bucket, prefix, region, endpoint, isInPath }: S3Settings): Bucket => {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: isInPath,
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      socketTimeout: silenceMs,
      throwOnRequestTimeout: true,
    },
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        throw isAway(error) ? new StorageAwayError(error) : error
      }
    },
    { step: 'initialize', name: 'tellAway' },
  )
  const { credentials, sha256 } = client.config
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256, uriEscapePath: false })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  /** The request for a file as the SDK would send it, to the place that it has found. */
  const planRead = async (key: string): Promise<HttpRequest> => {
    const command = new GetObjectCommand({
      ...at(key),
      ResponseContentType: typeOfFile(key),
      ResponseContentDisposition: `inline; filename="${basename(key)}"`,
      ResponseCacheControl: MEDIA_CACHE,
    })
    let planned: HttpRequest | undefined
    command.middlewareStack.add(
      () => async (args) => {
        planned = args.request as HttpRequest
        return { response: {}, output: { $metadata: {} } }
      },
      { step: 'build', name: 'planOnly', priority: 'high' },
    )
    await client.send(command)
    if (!planned) throw new Error('The SDK planned no request.')
    const { hostname, port } = planned
    // Unsigned, as nothing is sent with it; other headers that the SDK adds no browser would send.
    return {
      ...planned,
      headers: { host: port ? `${hostname}:${port}` : hostname, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    }
  }

  const removeAll = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return
    const named = keys.map((key) => ({ Key: prefix + key }))
    const { Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: named, Quiet: true } }),
    )
    const [failed] = Errors ?? []
    if (failed) throw new Error(`The bucket kept ${failed.Key}: ${failed.Message ?? failed.Code}`)
  }

  const list = async function* (folder: string): AsyncGenerator<Listed> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + folder }))
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { key: Key.slice(prefix.length), bytes: Size ?? 0, modified: LastModified }
  }

  return {
    async put(key, body) {
      await new Upload({
        client,
        params: { ...at(key), Body: body, ContentType: typeOfFile(key) },
        leavePartsOnError: false,
      }).done()
    },
    async get(key, version) {
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(version ? { IfMatch: version } : {}) }))
      return Body as Readable
    },
    async findVersion(key) {
      try {
        const { ETag } = await client.send(new HeadObjectCommand(at(key)))
        return ETag
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async presign(key) {
      const signingDate = new Date(Math.floor(Date.now() / presignedStepMs) * presignedStepMs)
      const request = await planRead(key)
      return writeAddress(await signer.presign(request, { signingDate, expiresIn: presignedSeconds }))
    },
    list,
    async listFolders(folder) {
      const names: string[] = []
      const from = { Bucket: bucket, Prefix: prefix + folder, Delimiter: '/' }
      for await (const page of paginateListObjectsV2({ client }, from))
        for (const { Prefix } of page.CommonPrefixes ?? [])
          if (Prefix) names.push(Prefix.slice(prefix.length + folder.length, -1))
      return names
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async removeFolder(folder) {
      let keys: string[] = []
      for await (const { key } of list(folder)) {
        keys.push(key)
        if (keys.length < deleteBatch) continue
        await removeAll(keys)
        keys = []
      }
      await removeAll(keys)
    },
  }
}
