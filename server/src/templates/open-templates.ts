import type { StudioPool } from '@visage/studio/pool'
import type { Logger } from 'pino'
import type { BlobStore } from '../adapters/blobs/blob-store.ts'
import type { StudioSettings } from '../adapters/engines/studio-settings.ts'
import type { ClipProcessor } from '../adapters/media/clip/clip-processor.ts'
import type { Clock } from '../lib/time.ts'
import { openBucketTemplates } from './bucket/open-bucket-templates.ts'
import { openStudioTemplates } from './studio/open-studio-templates.ts'
import type { TemplateCatalogue } from './template-source.ts'

type Parts = { pool: StudioPool; clips: ClipProcessor; blobs: BlobStore; clock: Clock; log: Logger }

/** Opens the operator's own templates where an address is set, else those of the studio. */
export const openTemplates = async (
  {
    templateBaseUrl,
    studio: { clipSide },
  }: { templateBaseUrl: string | null; studio: Pick<StudioSettings, 'clipSide'> },
  { pool, ...parts }: Parts,
): Promise<TemplateCatalogue> => {
  const studio = openStudioTemplates({ pool, clips: parts.clips, clipSide })
  return templateBaseUrl === null ? studio : openBucketTemplates(templateBaseUrl, { ...parts, studio })
}
