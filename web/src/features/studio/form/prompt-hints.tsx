import type { Hint } from '@visage/contract'
import classes from './prompt-hints.module.css'
import { useForetold } from './use-foretold.ts'
import type { Words } from './use-foretold.ts'

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

/** The same lists for words that have not been sent yet. */
export const ForetoldHints = (words: Words) => {
  const foretold = useForetold(words)
  return foretold ? <PromptHints hints={foretold.hints} /> : null
}
