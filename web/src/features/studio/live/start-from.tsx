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
import type { Start } from './shaping.ts'

type Props = { gender: Gender; label: string; onStart: (start: Start) => void }

/** Has one of the saved faces chosen, whose person is then begun with. */
export const StartFrom = ({ gender, label, onStart }: Props) => {
  const live = useLiveFace()
  const [isOpen, setIsOpen] = useState(false)
  const start = useMutation({
    mutationFn: (id: string) => call(contract.gallery.readDesign, { params: { id } }),
    onSuccess: ({ prompt, design }) => {
      live.wake()
      // The server answers only designs that it has checked, so the type holds.
      onStart({ prompt: prompt ?? 'Somebody saved', design: design as unknown as Design })
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
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={label}>
        {start.error && <FieldError message={start.error.message} />}
        <Faces gender={gender} chosenId={start.isPending ? start.variables : ''} onChoose={start.mutate} />
      </Dialog>
    </>
  )
}
