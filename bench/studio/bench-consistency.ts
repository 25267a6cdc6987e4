import { parseArgs } from 'node:util'
import { planSheet } from '../../contract/src/index.ts'
import type { Gender } from '../../contract/src/index.ts'
import { identityFromText } from '../../studio/src/exports/person.ts'
import { renderPicture, renderPortrait } from '../../studio/src/exports/render.ts'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import type { Picture } from '../../studio/src/image/picture.ts'
import { SAME_FACE_SIMILARITY } from '../../studio/src/judge/face-similarity.ts'
import { createJudge } from '../../studio/src/judge/judge.ts'
import type { Assessment } from '../../studio/src/judge/judge.ts'
import { drawAlike, likenessOf } from '../../studio/src/pool/likeness.ts'
import type { DrawnFace } from '../../studio/src/pool/likeness.ts'
import { framingFor, sceneFromText } from '../../studio/src/prompt/from-text.ts'
import type { Framing } from '../../studio/src/scene/scene.ts'
import { median } from '../statistics.ts'
import { BODY_SIZES } from './people/render-bodies.ts'

/** Of the first picture of each sheet; the others follow. */
const firstSeed = 2100

/** People as somebody who founds an influencer describes them; of each gender as many as of ages, skins and hair. */
const PEOPLE: readonly { gender: Gender; text: string }[] = [
  { gender: 'female', text: 'Woman, 24, porcelain skin, long copper hair, green eyes, freckles' },
  { gender: 'female', text: 'Woman, 29, ebony skin, black afro, brown eyes, full lips' },
  { gender: 'female', text: 'Woman, 35, olive skin, black bob, hazel eyes, high cheekbones' },
  { gender: 'female', text: 'Woman, 47, fair skin, blonde pixie cut, blue eyes, round glasses' },
  { gender: 'female', text: 'Woman, 62, light brown skin, grey bun, dark eyes, earrings' },
  { gender: 'male', text: 'Man, 23, fair skin, blonde quiff, blue eyes' },
  { gender: 'male', text: 'Man, 31, brown skin, short curly black hair, brown eyes, full beard' },
  { gender: 'male', text: 'Man, 38, olive skin, brown side part, green eyes, stubble' },
  { gender: 'male', text: 'Man, 52, ebony skin, black buzz cut, dark eyes, a square jaw' },
  { gender: 'male', text: 'Man, 66, porcelain skin, grey crew cut, grey eyes, round glasses' },
]

const { values } = parseArgs({
  options: { people: { type: 'string', default: String(PEOPLE.length) }, scale: { type: 'string', default: '1' } },
})
const scale = Number(values.scale)
const SIZES: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 1024, height: 1024 },
  ...BODY_SIZES,
}
const sizeOf = (framing: Framing) => {
  const { width, height } = SIZES[framing]
  return { width: Math.round(width * scale), height: Math.round(height * scale), createCanvas: createNodeCanvas }
}

const judge = await createJudge()
const seen = new WeakMap<Picture, Promise<Assessment>>()
/** Portraits are compared with every part: each picture is looked at once. */
const assess = (picture: Picture): Promise<Assessment> => {
  const assessed = seen.get(picture) ?? judge.assess(picture)
  seen.set(picture, assessed)
  return assessed
}
const alikes = new Map<string, Picture>()
/** Parts of the same place show people held, moved and lit alike: each of them is drawn so once. */
const alikeOf = (who: number, { identity, scene: { pose, expression, keyLight } }: DrawnFace): Picture => {
  const key = JSON.stringify([who, pose.yaw, pose.pitch, expression, keyLight])
  const drawn =
    alikes.get(key) ??
    drawAlike({ identity, scene: { pose, expression, keyLight } }, { createCanvas: createNodeCanvas })
  alikes.set(key, drawn)
  return drawn
}

try {
  const people = PEOPLE.slice(0, Number(values.people)).map(({ gender, text }) => {
    const { identity, scene } = identityFromText(text, gender)
    return { text, gender, identity, portrait: renderPortrait(identity, scene, sizeOf('selfie')) }
  })
  const scores: number[] = []
  const margins: number[] = []
  let hidden = 0
  let unlike = 0
  let confused = 0
  console.log('own    other  part')
  for (const [at, { text, gender, identity }] of people.entries())
    for (const [place, { label, prompt, pose }] of planSheet({ gender, wardrobe: '' }).entries()) {
      const seed = firstSeed + place
      const framing = framingFor(pose, prompt, seed)
      const { scene, identity: styled } = sceneFromText(prompt, identity, { framing, seed })
      const part = renderPicture(styled, scene, sizeOf(framing))
      const all: (number | null)[] = []
      for (const [who, { identity: wanted, portrait }] of people.entries())
        all.push(await likenessOf([part, portrait], { assess, alike: () => alikeOf(who, { identity: wanted, scene }) }))
      const own = all[at] ?? null
      if (own === null) {
        hidden += 1
        console.log(`  -      -    ${label}: ${text}, not measured: no face can be read`)
        continue
      }
      const nearest = Math.max(...all.map((score, other) => (other === at ? 0 : (score ?? 0))))
      const isConfused = nearest >= own
      scores.push(own)
      margins.push(own - nearest)
      if (own < SAME_FACE_SIMILARITY) unlike += 1
      if (isConfused) confused += 1
      const told = `${isConfused ? ', taken for somebody else' : ''}${own < SAME_FACE_SIMILARITY ? ', below the bar' : ''}`
      console.log(`${own.toFixed(3)}  ${nearest.toFixed(3)}  ${label}: ${text}${told}`)
    }
  console.log(
    `${scores.length + hidden} parts of ${people.length} sheets: similarity at least ${Math.min(...scores).toFixed(3)}, median ${median(scores).toFixed(3)}, ahead of the nearest other person by at least ${Math.min(...margins).toFixed(3)}; ${unlike} below ${SAME_FACE_SIMILARITY}, ${confused} taken for somebody else, ${hidden} not measured`,
  )
  process.exitCode = unlike + confused === 0 ? 0 : 1
} finally {
  judge.close()
}
