import { describeMappings } from '../hosted/testing/describe-mappings.ts'

describeMappings('replicate', new URL('.', import.meta.url))
