import { describeMappings } from '../hosted/testing/describe-mappings.ts'

describeMappings('fal', new URL('.', import.meta.url))
