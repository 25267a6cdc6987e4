import { config } from 'zod/v4/core'

// The pages' security policy forbids code from text, which zod would try for speed.
config({ jitless: true })
