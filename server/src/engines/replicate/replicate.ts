import type { HostedKind } from '../hosted/open-hosted-engine.ts'
import { openReplicateService } from './open-replicate-service.ts'

export const replicate: HostedKind = {
  name: 'replicate',
  models: new URL('models.json', import.meta.url),
  open: openReplicateService,
}
