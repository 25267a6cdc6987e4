import classes from './prompt-ideas.module.css'

/** A prompt to begin with, and what it is called in short. */
export type PromptIdea = { name: string; prompt: string }

type PromptIdeasProps = { ideas: readonly PromptIdea[]; onUse: (prompt: string) => void }

/** Prompts to begin with; a press puts one into the field. */
export const PromptIdeas = ({ ideas, onUse }: PromptIdeasProps) => (
  <ul className={classes.ideas} aria-label="Ideas">
    {ideas.map(({ name, prompt }) => (
      <li key={name}>
        <button type="button" className={classes.idea} title={prompt} onClick={() => onUse(prompt)}>
          {name}
        </button>
      </li>
    ))}
  </ul>
)
