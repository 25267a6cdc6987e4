import { blendIdentities, identityFromName, portraitSceneFor } from '@visage/studio/identity'
import type { Identity, PortraitScene } from '@visage/studio/identity'
import { CAST } from '../src/features/site/home/cast.ts'
import { BLENDS } from '../src/lib/example-people.ts'
import { portraitFromPrompt } from './portrait-from-prompt.ts'

/** A portrait of the public pages. */
type SitePortrait = {
  /** The picture's name below `public/media/home`, without its ending. */
  file: string
  identity: Identity
  scene: PortraitScene
}

const fromIdentity = (file: string, identity: Identity): SitePortrait => ({
  file,
  identity,
  scene: portraitSceneFor(identity, identity.seed),
})

const people = CAST.map((person) => ({ file: person.file, ...portraitFromPrompt(person) }))

const blends = BLENDS.flatMap(({ gender, names, parents, child }) => {
  const identities = names.map((name) => identityFromName(name, gender))
  return [
    fromIdentity(child, blendIdentities(identities)),
    ...parents.map((parent, index) => fromIdentity(parent, identityFromName(names[index] ?? child, gender))),
  ]
})

/** Every portrait that the public pages show. */
export const SITE_PORTRAITS: readonly SitePortrait[] = [...people, ...blends]
