import { useCallback, useEffect, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { usePastedFile } from '../../../lib/browser/browser-events.ts'
import type { Finding } from '../api.ts'
import classes from './verify-form.module.css'

type Check = { fileName: string; finding: Finding | null }

const FAILURE = 'This file could not be checked. Please try again.'

/** Asks about one file at a time: a new one takes the place of the one before. */
const useFileCheck = () => {
  const [check, setCheck] = useState<Check | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async (file: File) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setCheck({ fileName: file.name, finding: null })
    try {
      const { requestVerification: askAboutFile } = await import('../api.ts')
      const finding = await askAboutFile(file, stop.signal)
      if (!stop.signal.aborted) setCheck({ fileName: file.name, finding })
    } catch {
      if (!stop.signal.aborted) setCheck({ fileName: file.name, finding: { kind: 'failed', message: FAILURE } })
    }
  }, [])

  return { check, start }
}

const TYPES = 'image/png,image/jpeg,image/webp,video/mp4,video/webm,video/quicktime,audio/mpeg,audio/wav'
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const FindingText = ({ finding }: { finding: Finding }) => {
  if (finding.kind === 'ours')
    return (
      <>
        <strong>Generated here</strong>
        <span>
          This file was generated with this installation of Visage on{' '}
          <time dateTime={finding.madeOn}>{dayFormat.format(new Date(finding.madeOn))}</time> (UTC).
        </span>
      </>
    )
  if (finding.kind === 'not-ours')
    return (
      <>
        <strong>Nothing of ours was found</strong>
        <span>It was not generated here, or its marks were lost on the way. That does not prove that it is real.</span>
      </>
    )
  return <span>{finding.message}</span>
}

const Result = ({ check }: { check: Check | null }) => (
  <output className={classes.result} data-kind={check?.finding?.kind ?? (check ? 'looking' : 'none')}>
    {check && <span className={classes.name}>{check.fileName}</span>}
    {check && !check.finding && <span>Looking for our marks...</span>}
    {check?.finding && <FindingText finding={check.finding} />}
  </output>
)

/** Takes a file that is dropped, chosen or pasted, and says whether it was generated here. */
export const VerifyForm = () => {
  const { check, start } = useFileCheck()
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (file) void start(file)
  }
  usePastedFile(take, true)

  useEffect(() => {
    // Chosen before the page came to life.
    const early = input.current?.files?.[0]
    if (early) void start(early)
  }, [start])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <div className={classes.form}>
      <div
        className={classes.drop}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label className={classes.zone} data-over={isOver || undefined}>
          <input
            ref={input}
            className={classes.input}
            type="file"
            accept={TYPES}
            aria-describedby="verify-limits"
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
          <span className={classes.call}>Choose a picture, video or song</span>
          <span className={classes.hint}>or drop it here, or paste it</span>
        </label>
      </div>
      <p id="verify-limits" className={classes.hint}>
        PNG, JPEG, WEBP, MP4, WEBM or MOV, up to 100 MB and one minute, and songs as MP3 or WAV.
      </p>
      <Result check={check} />
      <p className={classes.unscripted}>This page needs JavaScript to send a file.</p>
    </div>
  )
}
