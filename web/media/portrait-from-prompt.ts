import { identityFromText, portraitSceneFromText } from '@visage/studio/identity'
import type { Gender, Identity, PortraitScene } from '@visage/studio/identity'

type Wanted = {
  prompt: string
  gender: Gender
  /** Place and clothes, when they are not those of the prompt. */
  scene?: string
}

/** The very way in which a generated face comes about, so that the same words give visitors the same face. */
export const portraitFromPrompt = ({
  prompt,
  gender,
  scene = prompt,
}: Wanted): { identity: Identity; scene: PortraitScene } => {
  const { identity, unknownWords } = identityFromText(prompt, gender)
  if (unknownWords.length > 0) throw new Error(`The studio does not know ${unknownWords.join(', ')} in "${prompt}".`)
  return { identity, scene: portraitSceneFromText(scene, identity, identity.seed) }
}
