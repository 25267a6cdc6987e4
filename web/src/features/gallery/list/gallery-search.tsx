import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { MAX_SEARCH_LENGTH } from '@visage/contract'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import classes from './gallery-filters.module.css'

const pauseMs = 300
const iconSize = 18

/** Words of prompts and names; found while they are typed. A stroke jumps here, Escape empties it. */
export const GallerySearch = ({ value, onChange }: { value: string; onChange: (words: string) => void }) => {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<{ text: string; told: string }>({ text: value, told: value })
  // Another value than was told came from elsewhere, such as the back button.
  if (typed.told !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, told: value })
  const tell = (text: string) => {
    const words = text.trim()
    if (words !== value) onChange(words)
  }
  const tellSoon = useDebouncedCallback(tell, pauseMs)
  const tellNow = (text: string) => {
    tellSoon.cancel()
    tell(text)
  }
  const type = (text: string) => {
    setTyped({ ...typed, text })
    tellSoon(text)
  }
  const focus = () => form.current?.querySelector('input')?.focus()
  const clear = () => {
    setTyped({ ...typed, text: '' })
    tellNow('')
    focus()
  }
  useHotkeys([['/', focus]])
  return (
    <search className={classes.search}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          tellNow(typed.text)
        }}
      >
        <TextField
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          label=""
          aria-label="Search prompts and names"
          placeholder="Search prompts and names"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed.text}
          onChange={type}
          // Who leaves for another tab takes along what they have just typed.
          onBlur={() => tellNow(typed.text)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed.text === '') return
            event.stopPropagation()
            clear()
          }}
          leftSection={<IconSearch size={iconSize} aria-hidden="true" />}
          rightSectionPointerEvents="all"
          rightSection={
            typed.text === '' ? undefined : (
              <IconButton label="Empty the search" icon={<IconX size={iconSize} />} onClick={clear} />
            )
          }
        />
      </form>
    </search>
  )
}
