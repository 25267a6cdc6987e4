import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs'
import { contract } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { useState } from 'react'
import type { Design } from '../../../live/messages.ts'
import { call } from '../../../lib/api/call.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Faces } from '../pickers/face-picker.tsx'
import { useLiveFace } from './live-face.tsx'
import { BARE } from './shaping.ts'

type Props = { gender: Gender; onPrompt: (prompt: string) => void }

/** Begins with the person of a saved face: the form gets their words, and the sliders stand as they do for them. */
export const StartFrom = ({ gender, onPrompt }: Props) => {
  const live = useLiveFace()
  const [isOpen, setIsOpen] = useState(false)
  const start = useMutation({
    mutationFn: (id: string) => call(contract.gallery.readDesign, { params: { id } }),
    onSuccess: ({ prompt, design }) => {
      const words = prompt ?? 'Somebody saved'
      live.wake()
      onPrompt(words)
      // The server answers only designs that it has checked, so the type holds.
      live.shape('start', { ...BARE, start: { prompt: words, design: design as unknown as Design } })
      setIsOpen(false)
    },
  })
  if (live.state === 'off') return null
  return (
    <>
      <Button
        icon={<IconUserEdit size={18} aria-hidden="true" />}
        onClick={() => {
          start.reset()
          setIsOpen(true)
        }}
      >
        Start from a saved person
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Start from a saved person">
        {start.error && <FieldError message={start.error.message} />}
        <Faces gender={gender} chosenId={start.isPending ? start.variables : ''} onChoose={start.mutate} />
      </Dialog>
    </>
  )
}
