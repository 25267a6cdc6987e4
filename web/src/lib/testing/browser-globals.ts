import { vi } from 'vitest'
import type { Mock } from 'vitest'

/** A `Storage` that lives in memory, for tests outside of a browser. */
export const createMemoryStorage = (): Storage => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

export type FakeLocation = { origin: string; pathname: string; assign: Mock<(url: string) => void> }

/** Puts a tab's session storage and address in place of the browser's. */
export const pretendBrowser = (origin = 'http://127.0.0.1:1'): FakeLocation => {
  const location = { origin, pathname: '/face', assign: vi.fn<(url: string) => void>() }
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  vi.stubGlobal('location', location)
  return location
}
