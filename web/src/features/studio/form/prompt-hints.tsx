import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Gender, Hint, Pose } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import classes from './prompt-hints.module.css'

const LISTS = [
  { fate: 'shown', title: 'Shown' },
  { fate: 'changed', title: 'Changed' },
  { fate: 'missing', title: 'Not possible' },
] as const satisfies readonly { fate: Hint['fate']; title: string }[]

/** What becomes of the words of a prompt, in three lists; nothing where nobody can say. */
export const PromptHints = ({ hints }: { hints: readonly Hint[] }) => {
  if (hints.length === 0) return null
  return (
    <dl className={classes.lists} aria-label="What becomes of your words">
      {LISTS.map(({ fate, title }) => {
        const told = hints.filter((hint) => hint.fate === fate)
        if (told.length === 0) return null
        return (
          <div key={fate} className={classes.list} data-fate={fate}>
            <dt>{title}</dt>
            <dd>
              {told.map(({ words, how }, index) => (
                <span key={`${String(index)} ${words}`} className={classes.words}>
                  “{words}”{how && <span className={classes.how}>: {how}</span>}
                </span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const pauseMs = 400

type Words = { kind: 'face' | 'image'; gender: Gender; prompt: string; pose?: Pose }

/** The same lists for words that have not been sent yet. */
export const ForetoldHints = (words: Words) => {
  const [prompt] = useDebouncedValue(words.prompt.trim(), pauseMs)
  const { data } = useQuery({
    queryKey: ['studio', 'foretell', words.kind, words.gender, words.pose, prompt],
    queryFn: ({ signal }) => call(contract.waits.foretell, { body: { ...words, prompt } }, { signal }),
    enabled: prompt !== '',
    retry: false,
    staleTime: Infinity,
    placeholderData: (earlier) => earlier,
  })
  return prompt === '' || !data ? null : <PromptHints hints={data.hints} />
}
