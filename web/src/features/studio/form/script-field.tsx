import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { contract, MAX_SCRIPT_LENGTH } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { INFLUENCERS_KEY } from '../../../lib/api/influencers.ts'
import { TextArea } from '../../../ui/forms/fields.tsx'
import classes from './fields.module.css'

const pauseMs = 300

/** How long whoever is in a picture takes to say a script, and what of it cannot be said; nothing until that is known. */
export const useScriptReading = (typed: string, { pace, image }: { pace: number; image: string }) => {
  const [script] = useDebouncedValue(typed.trim(), pauseMs)
  const { data, isPlaceholderData } = useQuery({
    // With those, as an influencer's page changes how her words are said.
    queryKey: [...INFLUENCERS_KEY, 'script', script, pace, image],
    queryFn: ({ signal }) =>
      call(contract.voices.readScript, { body: { script, pace, ...(image !== '' && { image }) } }, { signal }),
    enabled: script !== '',
    retry: false,
    staleTime: Infinity,
    placeholderData: (earlier) => earlier,
  })
  if (script === '' || !data) return null
  // What is wrong is told of these very words alone.
  return isPlaceholderData || script !== typed.trim() ? { ...data, problem: null } : data
}

type ScriptReading = ReturnType<typeof useScriptReading>

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

type ScriptFieldProps = {
  label: string
  description: string
  placeholder: string
  value: string
  onChange: (script: string) => void
  reading: ScriptReading
  /** By the plan; null until it is known. */
  mostSeconds: number | null
  error: string | undefined
}

/** What is said, with how long that takes and what becomes of its words. */
export const ScriptField = ({ value, reading, mostSeconds, error, ...field }: ScriptFieldProps) => {
  const seconds = Math.ceil(reading?.seconds ?? 0)
  const isTooLong = mostSeconds !== null && seconds > mostSeconds
  return (
    <>
      <TextArea
        {...field}
        name="script"
        value={value}
        maxLength={MAX_SCRIPT_LENGTH}
        rows={[4, 12]}
        error={error ?? reading?.problem ?? undefined}
      />
      <output className={classes.count} data-short={isTooLong}>
        {mostSeconds === null ? `About ${seconds} s` : `About ${seconds} of ${mostSeconds} s`}
        {isTooLong && ': more than your plan includes'}
        {`, ${MAX_SCRIPT_LENGTH - value.length} characters remaining`}
      </output>
      {reading && reading.spelled.length > 0 && (
        <p className={classes.notice}>Read letter by letter: {quoted(reading.spelled)}.</p>
      )}
      {reading && reading.foreign.length > 0 && (
        <p className={classes.notice}>Said by their letters, with an English accent: {quoted(reading.foreign)}.</p>
      )}
    </>
  )
}
