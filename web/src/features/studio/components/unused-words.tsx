import classes from './unused-words.module.css'

/** Tells which words of the prompt the engine could not use; nothing when it used all. */
export const UnusedWords = ({ words }: { words: readonly string[] }) => {
  if (words.length === 0) return null
  return (
    <p className={classes.hint}>
      Not used: {words.map((word) => `“${word}”`).join(', ')}. The engine does not know{' '}
      {words.length === 1 ? 'what this word' : 'what these words'} would look like.
    </p>
  )
}
