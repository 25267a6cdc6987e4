import type { HostedKind } from '../hosted/open-hosted-engine.ts'
import { openFalService } from './open-fal-service.ts'

export const fal: HostedKind = {
  name: 'fal',
  models: new URL('models.json', import.meta.url),
  open: openFalService,
}
