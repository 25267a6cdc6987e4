import { blendIdentities, identityFromName } from '@visage/studio/person'
import { portraitSceneFor } from '@visage/studio/scene'
import type { Identity } from '@visage/studio/person'
import type { PortraitScene } from '@visage/studio/scene'
import sharp from 'sharp'
import { CAST, HERO_CAST } from '../src/features/site/home/cast/cast.ts'
import { BLENDS } from '../src/lib/example-people.ts'
import { listPortraitFiles } from '../src/ui/media/portrait-files.ts'
import type { PortraitFile } from '../src/ui/media/portrait-files.ts'
import { portraitFromPrompt } from './cached-studio.ts'
import type { CachedStudio } from './cached-studio.ts'
import { encodePicture } from './encode-picture.ts'
import type { MediaTask } from './media-task.ts'

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
const SITE_PORTRAITS: readonly SitePortrait[] = [...people, ...blends]

const masterPixels = 1024
/** Bytes allowed for a square of 640 by 640; smaller and larger ones in proportion. */
const mostBytes = { avif: 46_000, webp: 58_000 } as const
const leastBudgetBytes = 9000

const budgetOf = ({ format, widthPixels }: PortraitFile): number =>
  Math.max(leastBudgetBytes, Math.round(mostBytes[format] * (widthPixels / 640) ** 1.6))

const encodeFile = (png: Uint8Array, file: PortraitFile): Promise<Uint8Array> =>
  encodePicture(
    sharp(png).resize(file.widthPixels, file.widthPixels, { kernel: 'lanczos3' }),
    file.format,
    budgetOf(file),
  )

const isLarge = (file: string) => HERO_CAST.some((person) => person.file === file)

/** Every portrait in all its renditions. */
export const listPortraitTasks = (studio: CachedStudio): readonly MediaTask[] =>
  SITE_PORTRAITS.map((portrait) => {
    const files = listPortraitFiles(portrait.file, isLarge(portrait.file))
    return {
      outputs: files.map(({ path }) => path),
      make: async () => {
        const png = await studio.renderPortrait(portrait, masterPixels)
        return Promise.all(files.map((file) => encodeFile(png, file)))
      },
    }
  })
