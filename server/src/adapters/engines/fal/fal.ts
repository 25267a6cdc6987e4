import { describeHosted } from '../hosted/hosted-description.ts'
import { openFalService } from './fal-service.ts'

export const fal = describeHosted({
  name: 'fal',
  label: 'fal',
  key: { variable: 'FAL_KEY', noun: 'key', example: '<id>:<secret>' },
  shippedModels: new URL('./models.json', import.meta.url),
  openService: openFalService,
})
