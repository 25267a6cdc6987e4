import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** As much of CBOR as authenticators write. */
const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [encode(key), encode(one)])])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

type Lie = {
  origin?: string
  site?: string
  /** False where nobody was asked for a finger or a number. */
  isVerified?: boolean
  counter?: number
  challenge?: string
  type?: string
}

/** A passkey in software, of a person who can lie in every part of it. */
export const createSoftPasskey = (site: string, origin = `https://${site}`) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let uses = 0

  const clientData = (type: string, challenge: string, lie: Lie): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authData = (lie: Lie, attested: Buffer = Buffer.alloc(0)): Buffer => {
    const flags = 1 | (lie.isVerified === false ? 0 : 4) | (attested.length > 0 ? 64 : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(lie.counter ?? ++uses)
    return Buffer.concat([sha256(lie.site ?? site), Buffer.from([flags]), counted, attested])
  }
  const credential = { id, rawId: id, type: 'public-key' }

  return {
    id,
    /** What a browser answers that has made it. */
    make({ challenge }: { challenge: string }, lie: Lie = {}) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, encode(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(lie, attested)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lie).toString('base64url'),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What a browser answers that has used it. */
    use({ challenge }: { challenge: string }, lie: Lie = {}) {
      const data = clientData('webauthn.get', challenge, lie)
      const about = authData(lie)
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: about.toString('base64url'),
          signature: sign('sha256', Buffer.concat([about, sha256(data)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
