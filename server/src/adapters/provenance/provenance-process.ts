import { createWatermarkTile, createWatermarkWriter } from '@visage/studio/watermark'
import { serveMediaTask } from '../media/process/serve-media-task.ts'
import type { InvisibleWatermark } from '../media/watermarks.ts'
import { inspectFile } from './inspect-file.ts'
import { TASK_FILES } from './provenance.ts'
import type { ProvenanceAnswer, ProvenanceTask } from './provenance.ts'
import { sharp } from '../media/picture/sharp.ts'
import type { Sharp } from '../media/picture/sharp.ts'

type EmbedTask = { input: string; output: string; mimeType: string; watermark: InvisibleWatermark }

const quality = 95

const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  'image/webp': (picture) => picture.webp({ quality }),
}

/** Writes a picture with a mark in its pixels, of the same type and size; upright, and without what was told beside it. */
const embedWatermark = async ({ input, output, mimeType, watermark }: EmbedTask): Promise<void> => {
  const encode = ENCODERS[mimeType]
  if (!encode) throw new RangeError(`Pictures of the type ${mimeType} cannot be marked.`)
  const { data, info } = await sharp(input)
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels !== 3 && channels !== 4) throw new RangeError(`This picture has ${channels} channels.`)
  createWatermarkWriter(createWatermarkTile(watermark.key), watermark.message).embed({ width, height, channels, data })
  await encode(sharp(data, { raw: { width, height, channels } })).toFile(output)
}

const run = async (task: ProvenanceTask): Promise<ProvenanceAnswer> => {
  if (task.kind === 'look') return (await inspectFile(TASK_FILES.input, task.keys)) ?? null
  await embedWatermark({ ...TASK_FILES, ...task })
  return null
}

serveMediaTask((task) => run(task as ProvenanceTask))
