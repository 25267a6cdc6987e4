import { useCallback, useEffect, useRef, useState } from 'react'
import type { Finding } from './ask-about-file.ts'

export type Check = { fileName: string; finding: Finding | null }

const FAILURE = 'This file could not be checked. Please try again.'

/** Asks about one file at a time: a new one takes the place of the one before. */
export const useFileCheck = () => {
  const [check, setCheck] = useState<Check | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async (file: File) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setCheck({ fileName: file.name, finding: null })
    try {
      const { askAboutFile } = await import('./ask-about-file.ts')
      const finding = await askAboutFile(file, stop.signal)
      if (!stop.signal.aborted) setCheck({ fileName: file.name, finding })
    } catch {
      if (!stop.signal.aborted) setCheck({ fileName: file.name, finding: { kind: 'failed', message: FAILURE } })
    }
  }, [])

  return { check, start }
}
