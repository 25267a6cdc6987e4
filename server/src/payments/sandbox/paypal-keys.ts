import { generateKeyPair, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { writeCertificate } from './write-certificate.ts'

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
