import type { HostedKind } from '../hosted/hosted-engine.ts'
import { openFalService } from './fal-service.ts'

export const fal: HostedKind = {
  name: 'fal',
  models: new URL('./models.json', import.meta.url),
  open: openFalService,
}
