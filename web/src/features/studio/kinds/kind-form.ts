import type { KindInput, KindName } from '@visage/contract'
import { useEffect, useEffectEvent } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import type { WorkState } from '../form/generate-form.tsx'
import type { LiveProps } from '../live/live-props.ts'

type FieldOf<Input> = Input extends unknown ? keyof Input : never
type ValueOf<Input, Field> = Input extends unknown ? (Field extends keyof Input ? Input[Field] : never) : never

/** Some fields of an input, of whichever mode. */
type SomeOf<Input> = { [Field in FieldOf<Input>]?: ValueOf<Input, Field> }

type Prefilled<Name extends KindName> = SomeOf<KindInput<Name>> & { face?: string }

/** Puts input into the form's fields once for each prefill it is given. */
export const usePrefill = <Name extends KindName>(
  prefill: Prefill<Name> | undefined,
  apply: (input: Prefilled<Name>) => void,
): void => {
  const applyNow = useEffectEvent(apply)
  useEffect(() => {
    if (prefill) applyNow(prefill.input)
  }, [prefill])
}

/** The image that a form works on and whose images it is chosen from, which the tab keeps. */
export const useImageDraft = (kind: KindName) => {
  const [image, setImage] = useDraft(`${kind}-image`)
  const [face, setFace] = useDraft(`${kind}-influencer`)
  const prefillImage = (input: { image?: string; face?: string }) => {
    if (input.image) {
      setImage(input.image)
      setFace('')
    }
    if (input.face) setFace(input.face)
  }
  return { image, setImage, whose: { face, onChange: setFace }, prefillImage }
}

/** Input to put into the form; a new object puts it in again. `face` is whose pictures to show where pictures are chosen. */
export type Prefill<Name extends KindName> = { input: Prefilled<Name> }

export type KindFormProps<Name extends KindName> = WorkState & {
  choice: string
  onChoice: (choice: string) => void
  prefill: Prefill<Name> | undefined
  /** Of kinds that are charged by length: how many seconds a result may have at most, and who is told how many it will have. */
  length: { mostSeconds: number | null; onSeconds: (seconds: number) => void }
  onSubmit: (input: KindInput<Name>) => void
}

/** A real result with what it was made from. */
export type Example<Name extends KindName> = {
  /** Of a picture; of a film without the ending, as `Film` takes it. */
  url: string
  /** The picture that was changed, shown over it. */
  before?: { url: string; alt: string }
  /** The picture that it was changed by, shown in its corner. */
  uploaded?: { url: string; alt: string }
  alt: string
  /** Of a song: its lyrics, and where its length and loudness are. */
  words?: string
  peaksUrl?: string
  /** Of a film: whether there is something to hear. */
  hasSound?: boolean
  caption: string
  /** Pixels; a square of 640 unless told. */
  width?: number
  height?: number
  /** What to put into the form for one's own; without it there is nothing to put in. */
  input?: SomeOf<KindInput<Name>>
}

/** So many percent more each time that this has passed. */
export type ProgressTick = { percent: number; everyMs: number }

/** How one kind's screen looks and speaks. */
export type KindForm<Name extends KindName> = {
  lead: string
  /** How long it takes, where that is not a minute; shown while a result is being made. */
  wait?: string
  /** How the shown progress rises by itself. */
  tick: ProgressTick
  /** Whether results can be downloaded here. */
  canDownload?: boolean
  examplesOf: (choice: string) => readonly Example<Name>[]
  Form: ComponentType<KindFormProps<Name>>
  /** What is drawn while the form is filled in: what form and panel share of it, and what stands in the panel meanwhile. */
  live?: { Provider: ComponentType<LiveProps>; Panel: ComponentType<{ children: ReactNode }> }
}
