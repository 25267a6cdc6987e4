import type { HostedKind } from '../hosted/hosted-engine.ts'
import { openReplicateService } from './replicate-service.ts'

export const replicate: HostedKind = {
  name: 'replicate',
  models: new URL('./models.json', import.meta.url),
  open: openReplicateService,
}
