import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

type ProvenanceKeys = {
  /** Arranges the invisible mark. */
  mark: Uint8Array
  /** Proves that a mark's message is ours. */
  check: Uint8Array
  /** Ed25519, signs what is written beside a picture. */
  signing: KeyObject
  public: KeyObject
}

/** What comes before the 32 secret bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const ED25519_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')

/** All keys of an installation, from its one secret: whoever keeps that can recognise everything it ever made. */
export const deriveProvenanceKeys = (secret: string): ProvenanceKeys => {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `visage provenance ${purpose}`, bytes))
  const signing = createPrivateKey({
    key: Buffer.concat([ED25519_HEADER, derive('signature', 32)]),
    format: 'der',
    type: 'pkcs8',
  })
  return { mark: derive('mark', 16), check: derive('check', 32), signing, public: createPublicKey(signing) }
}
