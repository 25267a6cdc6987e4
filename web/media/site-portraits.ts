import {
  blendIdentities,
  identityFromName,
  identityFromText,
  portraitSceneFor,
  portraitSceneFromText,
} from '@visage/studio/identity'
import type { Gender, Identity, PortraitScene } from '@visage/studio/identity'
import { BLENDS, PEOPLE, SAME_PERSON } from '../src/lib/example-people.ts'
import { portraitFromPrompt } from './portrait-from-prompt.ts'

/** A portrait of the public pages. */
export type SitePortrait = {
  /** Below `public/media`, without its ending. */
  path: string
  identity: Identity
  scene: PortraitScene
}

const LOGIN_PEOPLE = ['braids', 'ginger', 'bun'] as const

const fromPrompt = (path: string, prompt: string, gender: Gender): SitePortrait => ({
  path,
  ...portraitFromPrompt({ prompt, gender }),
})

const fromIdentity = (path: string, identity: Identity): SitePortrait => ({
  path,
  identity,
  scene: portraitSceneFor(identity, identity.seed),
})

const people = PEOPLE.map(({ file, prompt, gender }) => fromPrompt(`home/${file}`, prompt, gender))

const blends = BLENDS.flatMap(({ gender, names, parents, child }) => {
  const identities = names.map((name) => identityFromName(name, gender))
  return [
    fromIdentity(`home/${child}`, blendIdentities(identities)),
    ...parents.map((parent, index) => fromIdentity(`home/${parent}`, identities[index] as Identity)),
  ]
})

const samePerson = SAME_PERSON.takes.map(({ file, scene }, index) => {
  const { identity } = identityFromText(SAME_PERSON.prompt, SAME_PERSON.gender)
  return { path: `home/${file}`, identity, scene: portraitSceneFromText(scene, identity, identity.seed + index) }
})

const login = LOGIN_PEOPLE.map((name, index) => {
  const portrait = people.find(({ path }) => path === `home/${name}`)
  if (!portrait) throw new Error(`There is no person called ${name}.`)
  return { ...portrait, path: `login/${index + 1}` }
})

/** Every portrait that the public pages show. */
export const SITE_PORTRAITS: readonly SitePortrait[] = [...people, ...blends, ...samePerson, ...login]
