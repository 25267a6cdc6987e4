import type { Material } from '@visage/contract'
import { focusField } from '../../../ui/focus-field.ts'
import type { MaterialFaces, Spot } from './use-material-faces.ts'

type Wish = { material: Material; form: HTMLFormElement; onReady: (id: string, spot: Spot | undefined) => void }

/** Goes on when it is told whose face is meant; where a choice is still to be made, the form shows it. */
export const beginWithFace = async (found: MaterialFaces, { material, form, onReady }: Wish): Promise<void> => {
  const target = await found.readTarget(material)
  if (target.state === 'none') focusField(form, 'another')
  if (target.state === 'unknown') onReady(material.id, undefined)
  if (target.state === 'chosen') onReady(material.id, target.spot)
}
