import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import classes from './material-input.module.css'

type MaterialInputProps = {
  /** What is brought in, as in "picture". */
  noun: string
  types: readonly string[]
  isUploading: boolean
  onFile: (file: File) => void
}

/** Brings in a file by choosing, dropping or pasting it. */
export const MaterialInput = ({ noun, types, isUploading, onFile }: MaterialInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => file && onFile(file)
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
      onPaste={(event) => take(event.clipboardData.files[0])}
    >
      <p className={classes.hint}>Or bring the {noun} yourself: drop it here, paste it, or choose a file.</p>
      <Button
        icon={<IconUpload size={18} />}
        onClick={() => input.current?.click()}
        busy={isUploading}
        busyLabel="Uploading..."
      >
        Upload a {noun}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Upload a ${noun}`}
        accept={types.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
