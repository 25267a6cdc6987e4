import type { KindName } from '@visage/contract'
import { faceForm } from './face.tsx'
import { imageForm } from './image.tsx'
import type { KindForm } from './kind-form.ts'

/** The form of every kind that has a screen. A new one is a file in this folder and a line here. */
export const FORMS = { face: faceForm, image: imageForm } as const satisfies { [Name in KindName]?: KindForm<Name> }

export type ScreenKind = keyof typeof FORMS
