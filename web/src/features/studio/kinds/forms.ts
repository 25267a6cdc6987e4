import type { KindName } from '@visage/contract'
import { faceForm } from './face.tsx'
import { imageForm } from './image.tsx'
import type { KindForm } from './kind-form.ts'

/** The form of every kind. A new one is a file in this folder and a line here. */
export const FORMS: { [Name in KindName]: KindForm<Name> } = { face: faceForm, image: imageForm }
