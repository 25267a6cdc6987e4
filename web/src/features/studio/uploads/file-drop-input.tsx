import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { usePastedFile } from '../../../lib/browser/browser-events.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import classes from './file-drop-input.module.css'

type FileDropInputProps = {
  /** What is brought in, as in "picture". */
  noun: string
  types: readonly string[]
  isUploading: boolean
  onFile: (file: File) => void
  hint?: string
  /** Whether phones offer their camera beside it. */
  hasCamera?: boolean
  /** Whether what is pasted anywhere on the page comes here; otherwise only what is pasted here does. */
  takesEveryPaste?: boolean
}

type FileButtonProps = {
  name?: string
  label: string
  icon: ReactNode
  types: readonly string[]
  capture?: 'environment'
  isUploading: boolean
  onFile: (file: File | undefined) => void
}

const FileButton = ({ name, label, icon, types, capture, isUploading, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        name={name}
        icon={icon}
        onClick={() => input.current?.click()}
        busy={isUploading}
        busyLabel="Uploading..."
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={types.join(',')}
        capture={capture}
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Brings in a file by choosing, dropping or pasting it, or with a phone's camera. */
export const FileDropInput = ({ noun, types, isUploading, onFile, hint, ...ways }: FileDropInputProps) => {
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !isUploading) onFile(file)
  }
  usePastedFile(take, ways.takesEveryPaste ?? false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={ways.takesEveryPaste ? undefined : (event) => take(event.clipboardData.files[0])}
    >
      <p className={classes.hint}>
        {hint ?? `Or bring the ${noun} yourself: drop it here, paste it, or choose a file.`}
      </p>
      <div className={classes.ways}>
        <FileButton
          name={noun}
          label={`Upload ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
          icon={<IconUpload size={18} />}
          types={types}
          isUploading={isUploading}
          onFile={take}
        />
        {ways.hasCamera && !isUploading && (
          <span className={classes.camera}>
            <FileButton
              label="Take a photo"
              icon={<IconCamera size={18} />}
              types={types}
              capture="environment"
              isUploading={isUploading}
              onFile={take}
            />
          </span>
        )}
      </div>
    </div>
  )
}
