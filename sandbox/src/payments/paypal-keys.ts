import { generateKeyPair, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

const TAGS = { integer: 0x02, bits: 0x03, oid: 0x06, utf8: 0x0c, time: 0x18, sequence: 0x30, set: 0x31, version: 0xa0 }
/** sha256WithRSAEncryption (RFC 8017) with its empty parameters, and commonName (RFC 5280). */
const RSA_SHA256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('550403', 'hex')

const lengthOf = (bytes: number): Buffer => {
  if (bytes < 0x80) return Buffer.from([bytes])
  const digits = Buffer.from(bytes.toString(16).padStart(bytes > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 + digits.length]), digits])
}

const der = (tag: keyof typeof TAGS, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([TAGS[tag]]), lengthOf(content.length), content])
}

type Options = { publicKey: KeyObject; privateKey: KeyObject; name: string }

/** A self-signed X.509 certificate for an RSA key as PEM, valid as long as there are four-digit years. */
export const writeCertificate = ({ publicKey, privateKey, name }: Options): string => {
  const who = der('sequence', der('set', der('sequence', der('oid', COMMON_NAME), der('utf8', Buffer.from(name)))))
  const body = der(
    'sequence',
    der('version', der('integer', Buffer.from([2]))),
    der('integer', Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    RSA_SHA256,
    who,
    der('sequence', der('time', Buffer.from('20200101000000Z')), der('time', Buffer.from('99991231235959Z'))),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', body, privateKey)
  const certificate = der('sequence', body, RSA_SHA256, der('bits', Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

const makePair = promisify(generateKeyPair)

/** The key of the stand-in with its certificate, made when first needed. */
export type PaypalKeys = {
  /** The path of the certificate at the sandbox's own port. */
  certificatePath: string
  /** PEM. */
  readCertificate(): Promise<string>
  /** Base64 of the RSA-SHA256 signature. */
  sign(text: string): Promise<string>
}

const makeKeys = async () => {
  const pair = await makePair('rsa', { modulusLength: 2048 })
  return { ...pair, certificate: writeCertificate({ ...pair, name: 'messageverificationcerts.sandbox.invalid' }) }
}

export const createPaypalKeys = (): PaypalKeys => {
  let made: ReturnType<typeof makeKeys> | undefined
  const read = () => (made ??= makeKeys())
  return {
    certificatePath: `/v1/notifications/certs/CERT-${randomBytes(8).toString('hex')}`,
    readCertificate: async () => (await read()).certificate,
    sign: async (text) => sign('RSA-SHA256', Buffer.from(text), (await read()).privateKey).toString('base64'),
  }
}
