import type { KnownMaking } from '../provenance/mark-message.ts'
import type { Provenance } from '../provenance/provenance.ts'

/** Without processes, for tests of what is around it: files stay as they are, and each of them says the same. */
export const plainProvenance = (made?: KnownMaking): Provenance => ({
  orderFor: () => ({ key: new Uint8Array(16).fill(1), message: new Uint8Array(8) }),
  stamp: async ({ bytes }) => bytes,
  seal: ({ bytes }) => bytes,
  findMaking: async () => made,
  async close() {},
})
