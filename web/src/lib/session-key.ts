import { get, update } from 'idb-keyval'

const keyName = 'visage-session-key'
const algorithm = { name: 'AES-GCM', length: 256 } as const

let memoryKey: CryptoKey | null = null

const generateKey = () => crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])

/** This browser's key for session values. It cannot be exported; IndexedDB keeps it across reloads. */
export const readSessionKey = async (): Promise<CryptoKey> => {
  if (typeof indexedDB === 'undefined') return (memoryKey ??= await generateKey())
  const stored = await get<CryptoKey>(keyName)
  if (stored) return stored
  const made = await generateKey()
  await update<CryptoKey>(keyName, (other) => other ?? made)
  return (await get<CryptoKey>(keyName)) ?? made
}
