import { get, update } from 'idb-keyval'
import { findSessionValue } from './session.ts'

const keyName = 'visage-session-key'
const algorithm = { name: 'AES-GCM', length: 256 } as const

let memoryKey: CryptoKey | null = null

const generateKey = () => crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])

/** This browser's key for session values. It cannot be exported; IndexedDB keeps it across reloads. */
const readSessionKey = async (): Promise<CryptoKey> => {
  if (typeof indexedDB === 'undefined') return (memoryKey ??= await generateKey())
  const stored = await get<CryptoKey>(keyName)
  if (stored) return stored
  const made = await generateKey()
  await update<CryptoKey>(keyName, (other) => other ?? made)
  return (await get<CryptoKey>(keyName)) ?? made
}

const ivBytes = 12
const encoder = new TextEncoder()

const storageName = (name: string) => `encrypted:${name}`

// The owner is part of what is authenticated, so nobody else's session can open it.
const contextOf = (name: string) => encoder.encode(`${name}\n${findSessionValue('userId') ?? ''}`)

// Pages served without TLS from another machine have no WebCrypto: results are then not kept over a reload.
const isAvailable = () => typeof sessionStorage !== 'undefined' && globalThis.crypto?.subtle !== undefined

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** Stores a value for this tab's session, encrypted with AES-GCM. */
export const saveEncrypted = async (name: string, value: string): Promise<void> => {
  if (!isAvailable()) return
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: contextOf(name) },
    await readSessionKey(),
    encoder.encode(value),
  )
  sessionStorage.setItem(storageName(name), toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)])))
}

export const removeEncrypted = (name: string): void => {
  if (isAvailable()) sessionStorage.removeItem(storageName(name))
}

/** The stored value; undefined when there is none, or when it is another person's or damaged (it is then removed). */
export const findEncrypted = async (name: string): Promise<string | undefined> => {
  if (!isAvailable()) return undefined
  const stored = sessionStorage.getItem(storageName(name))
  if (stored === null) return undefined
  try {
    const bytes = fromBase64(stored)
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes), additionalData: contextOf(name) },
      await readSessionKey(),
      bytes.subarray(ivBytes),
    )
    return new TextDecoder().decode(opened)
  } catch {
    removeEncrypted(name)
    return undefined
  }
}
