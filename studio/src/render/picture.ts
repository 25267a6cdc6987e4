import { whileLending } from '../math/lent-arrays.ts'
import type { Identity } from '../identity/identity.ts'
import { blur } from '../image/blur.ts'
import { makeAnew } from '../image/picture.ts'
import type { Keep, Picture, RenderOptions } from '../image/picture.ts'
import { smoothstep } from '../math/scalar.ts'
import type { Companion, Framing, PortraitScene, Scene } from '../scene/scene.ts'
import { drawWorn } from './accessories/draw-worn.ts'
import { measureFrame } from './body/frame.ts'
import { paintBackdrop } from './backdrop/paint-backdrop.ts'
import { paintWeather } from './backdrop/paint-weather.ts'
import { viewOfCamera } from './backdrop/view.ts'
import { stylise } from './finish/stylise.ts'
import { paintFeatures } from './features/paint-features.ts'
import { downsample } from './finish/downsample.ts'
import { grade, gradeMood } from './finish/grade.ts'
import type { GradeOptions } from './finish/grade.ts'
import { shadeHair } from './hair/draw-hair.ts'
import { castFloorShadow } from './light/floor-shadow.ts'
import { balanceDyes } from './person/balance-dyes.ts'
import { castShadows, colorSurfaces, headMeshes, lightSurfaces } from './person/paint-surfaces.ts'
import { posePerson } from './person/pose-person.ts'
import type { PosedPerson } from './person/pose-person.ts'
import { drawGlass } from './props/draw-glass.ts'
import { createGBuffer } from './raster/gbuffer.ts'
import type { ColorBuffer, GBuffer } from './raster/gbuffer.ts'
import { MATERIAL } from './raster/mesh.ts'
import { smoothEdges } from './raster/smooth-edges.ts'
import { lowestVisible, sceneCamera } from './view/camera.ts'
import { headArea, poseInArea } from './view/head-area.ts'
import type { Area } from './view/head-area.ts'

/** Drawn larger by this factor and shrunk at the end: smooth edges and fine hair. */
const SUPERSAMPLING: Record<Framing, number> = { selfie: 1.5, 'half-body': 1.5, 'full-body': 1.75 }

/** Share of the sharpening at the end: small figures would get halos. */
export const SHARPNESS: Record<Framing, number> = { selfie: 1, 'half-body': 0.75, 'full-body': 0.4 }

type PictureOptions = RenderOptions & {
  /** Keeps the steps that are the same in the next of several pictures of one size. */
  keep?: Keep
  /** Drawn soon rather than well. */
  isRough?: boolean
}

type SeatedFor = PictureOptions & {
  /** Nothing of the body below this height is needed, in head units. */
  bottomY?: number
  /** How far the person stands beside the middle, in head units. */
  asideX?: number
  /** How far down they stand, in head units: heads of people of any stature are level otherwise. */
  lowerY?: number
}

const seatFor = (
  identity: Identity,
  scene: Scene,
  {
    width,
    height,
    bottomY,
    asideX = 0,
    lowerY = 0,
    createCanvas,
    onStage,
    keep = makeAnew,
    isRough = false,
  }: SeatedFor,
): PosedPerson => {
  const { framing } = scene
  const factor = isRough ? 1 : SUPERSAMPLING[framing]
  const camera = keep('camera', scene, [width, height, factor, asideX, lowerY], (of) => {
    const middle = sceneCamera(of, Math.round(width * factor), Math.round(height * factor))
    const { centerX, centerY, scale } = middle
    return { ...middle, centerX: centerX + asideX * scale, centerY: centerY + lowerY * scale }
  })
  return posePerson(identity, scene, {
    camera,
    pixelsPerUnit: camera.scale / factor,
    isRough,
    bottomY: bottomY ?? lowestVisible(framing, camera),
    createCanvas,
    onStage,
    keep,
  })
}

/** A person whose face is not painted yet. */
type Bare = { posed: PosedPerson; buffer: GBuffer; colors: ColorBuffer; keep: Keep }

/** The place, with the shade on its floor of whoever stands there. */
const paintPlace = (
  { scene, pose, body, createCanvas }: PosedPerson,
  { keep, standing }: { keep: Keep; standing: readonly PosedPerson[] },
): Uint8ClampedArray => {
  const { camera } = pose
  const { groundY } = body.figure
  const isWhole = scene.framing === 'full-body'
  const parts = isWhole ? standing.flatMap((person) => [person.rig, person.body.figure]) : []
  return keep('backdrop', scene, [camera, groundY, ...parts], (of) => {
    const backdrop = paintBackdrop(of, viewOfCamera(camera, groundY), { createCanvas })
    if (!isWhole) return backdrop
    for (const person of standing) castFloorShadow(backdrop, { ...person, ...person.body, camera: person.pose.camera })
    return backdrop
  })
}

const paintBare = (
  seated: PosedPerson,
  { onStage, keep = makeAnew }: Pick<PictureOptions, 'onStage' | 'keep'>,
  standing: readonly PosedPerson[] = [seated],
): Bare => {
  const { scene, pose, rig, head, headWear, body, hair } = seated
  const { width, height } = pose.camera
  onStage?.('Painting skin and cloth', 0.34)
  const meshes = keep('meshes', {}, [pose, head, headWear, body], () => headMeshes(seated, pose).concat(body.meshes))
  const shadows = keep('shadows', {}, [meshes, hair, rig, scene.framing], () => castShadows(seated, meshes))
  const posed = scene.garments ? balanceDyes(seated, shadows) : seated
  const { ambient, palette } = posed
  const backdrop = paintPlace(seated, { keep, standing })
  const lit = keep('light', {}, [pose, meshes, shadows, rig, posed.body], () =>
    lightSurfaces(posed, createGBuffer(width, height), { meshes, shadows }),
  )
  const parts = [lit, rig, ambient, palette, head, headWear, posed.body, hair, backdrop]
  const painted = keep('surfaces', { identity: posed.identity, scene }, parts, (of) =>
    colorSurfaces({ ...posed, ...of }, lit, backdrop),
  )
  // What is kept stays as it is; else there is nothing to spare.
  const pixels = keep === makeAnew ? painted.pixels : painted.pixels.slice()
  return { posed, buffer: lit.buffer, colors: { ...painted, pixels }, keep }
}

/** Share of the picture's width over which a face's matte runs out within its outline. */
const MATTE_SOFTNESS = 0.008

/** Makes a picture transparent where it shows no face, softly and within the face. */
const matteFace = ({ data, width, height }: Picture, buffer: GBuffer, wholeWidth: number): void => {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * buffer.height) / height) * buffer.width
    for (let x = 0; x < width; x++) {
      const material = buffer.materials[row + Math.floor(((x + 0.5) * buffer.width) / width)]
      values[y * width + x] = material === MATERIAL.face ? 1 : 0
    }
  }
  const soft = blur({ width, height, values }, Math.max(1, Math.round(wholeWidth * MATTE_SOFTNESS)), 2).values
  for (let pixel = 0; pixel < soft.length; pixel++) data[pixel * 4 + 3] = 255 * smoothstep(0.5, 0.98, soft[pixel])
}

type Finish = Omit<RenderOptions, 'createCanvas'> & Pick<GradeOptions, 'whole'>

/** Paints the face and what is before it, in place. */
const finishPerson = ({ posed, buffer, colors, keep }: Bare, onStage: RenderOptions['onStage']): void => {
  const { identity, pose, rig, hair } = posed
  onStage?.('Painting the face', 0.7)
  paintFeatures(colors, buffer, posed)
  const depth = drawWorn(colors, buffer.depth, posed)
  onStage?.('Drawing hair', 0.78)
  const shaded = keep('lit hair', identity, [hair, pose, rig], (of) =>
    // What is kept may be drawn again before other surfaces.
    shadeHair(hair, { identity: of, pose, lights: rig, hiddenBy: keep === makeAnew ? buffer : undefined }),
  )
  shaded.drawInto({ ...colors, depth })
  const { glass } = posed.body
  if (glass) drawGlass(colors, buffer, { ...posed, glass })
  smoothEdges(colors, buffer, pose.camera.scale)
}

const finishPicture = (bare: Bare, options: Finish): Picture => {
  finishPerson(bare, options.onStage)
  return develop(bare, options)
}

/** Shrinks and grades what was drawn. */
const develop = (
  { posed, colors }: Pick<Bare, 'posed' | 'colors'>,
  { width, height, whole, onStage }: Finish,
): Picture => {
  const { scene } = posed
  onStage?.('Developing the picture', 0.92)
  const picture = grade(downsample(colors, width, height), { sharpness: SHARPNESS[scene.framing], whole })
  paintWeather(posed.createCanvas, picture, scene)
  gradeMood(picture, scene.mood)
  if (scene.style) stylise(picture, { style: scene.style, framing: scene.framing })
  onStage?.('Done', 1)
  return picture
}

/** What is kept from picture to picture must not be drawn over by the next one. */
const lending = <Made>({ keep }: Pick<PictureOptions, 'keep'>, draw: () => Made): Made =>
  keep ? draw() : whileLending(draw)

/**
 * Draws a person: head and shoulders, down to the hips, or from head to shoes. The face is painted by the same hand at
 * any size. The same identity, scene and size give the same bytes.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const renderPicture = (identity: Identity, scene: Scene, options: PictureOptions): Picture =>
  lending(options, () => finishPicture(paintBare(seatFor(identity, scene, options), options), options))

/** How far, in head units, and how much somebody in front darkens whoever is behind. */
const CONTACT = { reach: 0.5, depth: 0.42 }

/** Lays a person over what is drawn already, with the shade that they cast on who is behind them. */
const layOver = (front: Bare, behind: Bare): void => {
  const { width, height, pixels } = front.colors
  const { materials } = front.buffer
  const values = Float32Array.from(materials, (material) => (material === MATERIAL.none ? 0 : 1))
  const radius = Math.max(1, Math.round(CONTACT.reach * front.posed.pose.camera.scale))
  const shade = blur({ width, height, values }, radius, 2).values
  for (let pixel = 0; pixel < materials.length; pixel++) {
    if (materials[pixel] !== MATERIAL.none) continue
    const isPerson = behind.buffer.materials[pixel] !== MATERIAL.none
    const light = isPerson ? 1 - CONTACT.depth * Math.min(1, 2 * shade[pixel]) : 1
    for (let channel = 0; channel < 3; channel++)
      pixels[pixel * 3 + channel] = behind.colors.pixels[pixel * 3 + channel] * light
  }
}

/** Where somebody in a full body stands; heads are level otherwise. */
const floorOf = ({ identity, scene }: Companion): number =>
  scene.framing === 'full-body' ? measureFrame(identity).floorY : 0

/**
 * Draws two people at one place, the first one in front, whose scene is the place's. Otherwise as {@link renderPicture}.
 */
export const renderPair = (pair: readonly [Companion, Companion], options: PictureOptions): Picture =>
  lending(options, () => drawPair(pair, options))

const drawPair = (pair: readonly [Companion, Companion], options: PictureOptions): Picture => {
  const floor = floorOf(pair[1])
  const stand = (companion: Companion): PosedPerson => {
    const { crop: _, ...scene } = companion.scene
    return seatFor(companion.identity, scene, {
      ...options,
      asideX: companion.asideX,
      lowerY: floor - floorOf(companion),
      onStage: (stage) => options.onStage?.(stage, 0),
    })
  }
  const [front, behind] = [stand(pair[0]), stand(pair[1])]
  const draw = (posed: PosedPerson, stages: RenderOptions['onStage'], under?: Bare): Bare => {
    const bare = paintBare(posed, { ...options, onStage: stages }, [front, behind])
    if (under) layOver(bare, under)
    finishPerson(bare, stages)
    return bare
  }
  const farther = draw(behind, (stage, share) => options.onStage?.(stage, share / 2))
  const onStage: RenderOptions['onStage'] = (stage, share) => options.onStage?.(stage, 0.5 + share / 2)
  return develop(draw(front, onStage, farther), { ...options, onStage })
}

/** What is drawn with a face: a network that places a mesh on it looks at what is around it too. */
const FACE_REACH = { side: 1.2, up: 1.42, down: 1.42 }
/** No chin lies below this height, however the head nods, in head units. */
const FACE_BOTTOM = 1.6

/**
 * The head of the same picture, cut out of it, once for every state of the lids, 0 open to 1 shut: everything but the
 * face is drawn only once. It is opaque where it shows the face, and transparent elsewhere. `onStage` hears of the first
 * of them.
 */
const renderFaces = (
  identity: Identity,
  scene: Scene,
  { blinks, ...options }: RenderOptions & { blinks: readonly number[] },
): Picture[] => {
  const seated = seatFor(identity, scene, { ...options, bottomY: FACE_BOTTOM })
  const area = headArea(seated.pose, FACE_REACH)
  const cut = { ...seated, pose: poseInArea(seated.pose, area) }
  const { posed, buffer, colors, keep } = paintBare(cut, options)
  const size = finishedArea(area, SUPERSAMPLING[scene.framing])
  const whole = { ...size, width: options.width, height: options.height }
  return blinks.map((blink, index) => {
    const expression = { ...scene.expression, blink }
    const drawn: Bare = {
      posed: { ...posed, scene: { ...posed.scene, expression } },
      buffer,
      colors: { ...colors, pixels: colors.pixels.slice() },
      keep,
    }
    const onStage = index === 0 ? options.onStage : undefined
    const picture = finishPicture(drawn, { width: size.width, height: size.height, whole, onStage })
    matteFace(picture, buffer, options.width)
    return picture
  })
}

/** An area in the pixels of the finished picture. */
const finishedArea = ({ left, top, width, height }: Area, factor: number): Area => ({
  left: Math.round(left / factor),
  top: Math.round(top / factor),
  width: Math.round(width / factor),
  height: Math.round(height / factor),
})

/** Portraits that name no seed show every place in the same state. */
const DEFAULT_SEED = 5

const sceneOf = (scene: PortraitScene): Scene => ({
  time: 'day',
  weather: 'clear',
  mood: 'natural',
  seed: DEFAULT_SEED,
  ...scene,
  framing: 'selfie',
  stance: 'relaxed',
})

/**
 * Draws a person as a head-and-shoulders portrait. The same identity, scene and size give the same bytes.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const renderPortrait = (identity: Identity, scene: PortraitScene, options: PictureOptions): Picture =>
  renderPicture(identity, sceneOf(scene), options)

/** The face of the same portrait with its lids in several states; see `renderFaces`. */
export const renderPortraitFaces = (
  identity: Identity,
  scene: PortraitScene,
  options: RenderOptions & { blinks: readonly number[] },
): Picture[] => whileLending(() => renderFaces(identity, sceneOf(scene), options))
