import type { Example } from './kind-form.ts'

export const SONG_EXAMPLES: readonly Example<'music'>[] = []
