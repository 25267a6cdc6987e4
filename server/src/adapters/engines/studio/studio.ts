import type { EngineDescription } from '../description.ts'

/** The built-in engine: draws on this machine and needs nothing. */
export const studio: EngineDescription = {
  name: 'studio',
  label: 'Studio',
  place: null,
  connection: null,
  settings: {},
  async open(_settings, { studio: drawing, clips, sounds }) {
    const { createStudioEngine } = await import('./studio-engine.ts')
    return createStudioEngine({ ...drawing, clips, sounds })
  },
}
