import { describeHosted } from '../hosted/hosted-description.ts'
import { openReplicateService } from './replicate-service.ts'

export const replicate = describeHosted({
  name: 'replicate',
  label: 'Replicate',
  key: { variable: 'REPLICATE_API_TOKEN', noun: 'token', example: '<token>' },
  shippedModels: new URL('./models.json', import.meta.url),
  openService: openReplicateService,
})
