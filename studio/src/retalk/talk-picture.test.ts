import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadFaceModels } from '../faces/face-models.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import type { Picture } from '../image/picture.ts'
import { encodePng } from '../image/png.ts'
import { renderPicture } from '../render/picture.ts'
import { averageIdentity, plainScene } from '../render/testing/test-person.ts'
import type { Scene } from '../scene/scene.ts'
import { closureFrames } from '../speech/mouth-track.ts'
import { sayPhones } from '../speech/testing/say-phones.ts'
import { spoilPicture } from '../swap/testing/spoil-picture.ts'
import { brightness, readerOf, redness } from './mouth-colors.ts'
import { boxOfMouth, createMouthMover } from './move-mouth.ts'
import type { MouthMove } from './move-mouth.ts'
import { readTalker } from './read-talker.ts'
import type { Talker } from './read-talker.ts'
import { talkPicture } from './talk-picture.ts'

const SIZE = { width: 270, height: 360, framesPerSecond: 10, createCanvas: createNodeCanvas }
const speech = sayPhones('pau pau aa aa aa m m m aa aa p b aa')
const OPEN = 3

type Draw = (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void

const pictureOf = (width: number, height: number, draw: Draw): Picture => {
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = '#9ab0b8'
  context.fillRect(0, 0, width, height)
  draw(context)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

const portraitOf = (change: Partial<Scene> = {}): Picture => {
  const scene = { ...plainScene(), ...change }
  return renderPicture(averageIdentity('female'), scene, { width: 400, height: 520, createCanvas: createNodeCanvas })
}

/** A picture as a camera would have given it. */
const brought = async (picture: Picture) =>
  loadImage(await spoilPicture(encodePng(picture), { noise: 8, blur: 1.3, jpegQuality: 85 }))

const brightnessAt = (texels: Uint32Array, at: number): number => {
  const texel = texels[at]
  return ((texel & 255) + ((texel >>> 8) & 255) + ((texel >>> 16) & 255)) / 3
}

const shut: MouthMove = { talk: 0, spread: 0, press: 1, tuck: 0, tongue: 0 }
const wide: MouthMove = { ...shut, talk: 1, press: 0 }

describe('a picture that talks', () => {
  let models: FaceModels
  let image: Awaited<ReturnType<typeof loadImage>>
  let picture: Picture
  let talker: Talker
  beforeAll(async () => {
    models = await loadFaceModels()
    image = await brought(portraitOf())
    picture = pictureOf(image.width, image.height, (context) => context.drawImage(image, 0, 0))
    talker = readTalker(models, picture, SIZE)
  })

  const moved = (move: MouthMove): Uint32Array => {
    const target = { ...talker.still, texels: talker.still.texels.slice() }
    createMouthMover(talker.still, talker.mouth)(target, move)
    return target.texels
  }
  /** How many pixels of the mouth are as dark as a cavity. */
  const cavityIn = (texels: Uint32Array): number => {
    const { width } = talker.still
    const box = boxOfMouth(talker.mouth, talker.still)
    const { x, y } = talker.mouth.part.origin
    const { length } = talker.mouth
    let count = 0
    for (let row = box.top; row <= box.bottom; row++)
      for (let column = box.left; column <= box.right; column++) {
        // Nostrils, which are as dark, lie above.
        const isMouth = Math.abs(column - x) < 0.4 * length && row - y > -0.35 * length && row - y < 0.5 * length
        if (isMouth && brightnessAt(texels, row * width + column) < 45) count++
      }
    return count
  }

  // Proves: talk-pictured-face
  it('opens on a dark cavity under bright teeth, and shows none of it where lips are shut', () => {
    expect(cavityIn(moved(shut))).toBe(0)
    const open = moved(wide)
    expect(cavityIn(open)).toBeGreaterThan(30)
    const { width } = talker.still
    const { x, y } = talker.mouth.part.origin
    const column = Math.round(x)
    const rows = Array.from({ length: Math.round(talker.mouth.length * 0.6) }, (_, row) => Math.round(y - 8) + row)
    const darkest = rows.reduce((best, row) =>
      brightnessAt(open, row * width + column) < brightnessAt(open, best * width + column) ? row : best,
    )
    const above = rows.filter((row) => row < darkest).map((row) => brightnessAt(open, row * width + column))
    expect(Math.max(...above)).toBeGreaterThan(brightnessAt(open, darkest * width + column) + 60)
  })

  it('moves lips, jaw and chin, and nothing beside the jaw, on the nose or above the cheeks', () => {
    const { still, mouth } = talker
    const { part, length, jawLeft, jawRight } = mouth
    const open = moved({ ...wide, spread: -1 })
    const changed = [...open.keys()].filter((at) => open[at] !== still.texels[at])
    expect(changed.length).toBeGreaterThan(length * length * 0.5)
    for (const at of changed) {
      const [x, y] = [(at % still.width) - part.origin.x, Math.floor(at / still.width) - part.origin.y]
      const [along, down] = [x * part.cosine + y * part.sine, y * part.cosine - x * part.sine]
      expect(along).toBeGreaterThan(-1.05 * Math.max(jawLeft, 0.9 * length))
      expect(along).toBeLessThan(1.05 * Math.max(jawRight, 0.9 * length))
      expect(down).toBeGreaterThan(Math.abs(along) < 0.15 * length ? mouth.noseDown - 1 : -1.15 * length)
    }
  })

  // Proves: talk-photograph
  it('keeps the teeth of somebody who smiles in a photograph where they are, and shuts lips over them', async () => {
    const photo = await loadImage(await readFile(new URL('./testing/astronaut.jpg', import.meta.url)))
    const woman = pictureOf(photo.width, photo.height, (context) => context.drawImage(photo, 0, 0))
    const { still, mouth } = readTalker(models, woman, SIZE)
    const { teeth, length } = mouth
    if (!teeth) throw new Error('No teeth were found.')
    const mover = createMouthMover(still, mouth)
    const readAfter = (move: MouthMove) => {
      const target = { ...still, texels: still.texels.slice() }
      mover(target, move)
      return readerOf(target, mouth.part)
    }
    const [own, open, closed] = [readerOf(still, mouth.part), readAfter(wide), readAfter(shut)]
    const places = [-0.15, -0.05, 0.05, 0.15].map((share) => share * length)
    for (const along of places) {
      const down = (teeth.top(along) + teeth.bottom(along)) / 2
      const white = brightness(own(along, down))
      expect(Math.abs(brightness(open(along, down)) - white)).toBeLessThan(0.2 * white)
      expect(brightness(open(along, down + 0.17 * length))).toBeLessThan(0.5 * white)
      const behindLips = [-0.1, -0.05, 0, 0.05, 0.1].map((away) => closed(along, down + away * length))
      for (const color of behindLips) expect(redness(color)).toBeGreaterThan(redness(own(along, down)) + 0.02)
    }
  })

  it('lets somebody talk who laughs, and finds no teeth behind lips that are shut', () => {
    expect(talker.mouth.teeth).toBeUndefined()
    const laugh = { ...plainScene().expression, smile: 1, units: { jawDrop: 0.25 } }
    expect(readTalker(models, portraitOf({ expression: laugh }), SIZE).mouth.teeth).toBeDefined()
  })

  // Proves: talk-picture-still
  it('shuts its lips in a frame for every p, b and m, and leaves what is not its head as it was', async () => {
    const frames: Uint32Array[] = []
    for await (const frame of talkPicture(models, { picture, speech, tone: 'calm', seed: 4 }, SIZE))
      frames.push(new Uint32Array(frame.buffer))
    expect(frames).toHaveLength(13)
    const closures = closureFrames(speech.phones, { ...SIZE, count: frames.length, loudnessAt: () => 1 })
    expect(closures).toHaveLength(5)
    for (const index of closures) expect(cavityIn(frames[index])).toBe(0)
    expect(cavityIn(frames[OPEN])).toBeGreaterThan(20)
    const { still } = talker
    for (const frame of frames)
      for (let row = 0; row < still.height; row++)
        for (const column of row > 0.9 * still.height ? [...Array(still.width).keys()] : [0, 1, still.width - 1])
          expect(frame[row * still.width + column]).toBe(still.texels[row * still.width + column])
  })

  /** The picture turned by quarters. */
  const turned = (quarters: 1 | 2): Picture =>
    pictureOf(520, 520, (context) => {
      context.translate(260, 260)
      context.rotate((quarters * Math.PI) / 2)
      context.drawImage(image, -image.width / 2, -image.height / 2)
    })

  it.each<[string, () => Picture | Promise<Picture>, RegExp]>([
    ['no face', () => pictureOf(400, 400, () => {}), /There is no face to be seen.* Please use one/],
    [
      'a face far away',
      () => pictureOf(1200, 900, (context) => context.drawImage(image, 500, 300, 110, 143)),
      /too small to talk\. Please use one that shows it from nearer/,
    ],
    [
      'two faces alike in size',
      () =>
        pictureOf(800, 520, (context) => {
          context.drawImage(image, 0, 0)
          context.drawImage(image, 400, 0)
        }),
      /several faces.* Please cut it/,
    ],
    ['a head that is turned', () => portraitOf({ pose: { yaw: 0.5, pitch: 0, roll: 0 } }), /turned too far/],
    ['a face upside down', () => turned(2), /does not stand upright.* Please turn/],
    ['a face on its side', () => turned(1), /does not stand upright.* Please turn/],
    [
      'a face cut in two',
      () => pictureOf(220, 520, (context) => context.drawImage(image, -165, 0)),
      /cut off at its edge.* Please use one/,
    ],
    [
      'an open mouth',
      () => portraitOf({ expression: { ...plainScene().expression, units: { jawDrop: 1, pucker: 0.5 } } }),
      /wide open or covered.* Please use one/,
    ],
    [
      'a hand before the mouth',
      () =>
        pictureOf(image.width, image.height, (context) => {
          context.drawImage(image, 0, 0)
          const scale = Math.max(SIZE.width / image.width, SIZE.height / image.height)
          const { origin } = talker.mouth.part
          const [x, y] = [
            (origin.x - SIZE.width / 2) / scale + image.width / 2,
            origin.y / scale + (image.height - SIZE.height / scale) / 2,
          ]
          context.fillStyle = '#d8a080'
          context.beginPath()
          context.ellipse(x, y, (0.9 * talker.mouth.length) / scale, (0.5 * talker.mouth.length) / scale, 0, 0, 7)
          context.fill()
        }),
      /cannot be seen clearly|wide open or covered/,
    ],
  ])('is refused with what to do: %s', async (_what, make, sentence) => {
    const unfit = await make()
    expect(() => readTalker(models, unfit, SIZE)).toThrow(sentence)
  })
})
