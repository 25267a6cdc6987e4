import { describe, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import type { Prop } from '../scene/props.ts'
import { sceneFromText } from './from-text.ts'

const woman = randomIdentity(3, { gender: 'female' })
const picture = (prompt: string) => sceneFromText(prompt, woman, { framing: 'half-body', seed: 1 })

const HELD: readonly (readonly [words: string, prop: Prop])[] = [
  ['holding a pineapple', 'pineapple'],
  ['a ripe mango', 'mango'],
  ['a banana', 'banana'],
  ['a plate of samosas', 'samosas'],
  ['a plate of croissants', 'pastries'],
  ['sushi', 'sushi'],
  ['a box of mithai', 'laddoos'],
  ['a slice of cake', 'dessert'],
  ['a bowl of salad', 'salad'],
  ['a bowl of soup', 'curry'],
  ['a leather briefcase', 'briefcase'],
  ['a kettlebell', 'kettlebell'],
  ['a watering can', 'watering-can'],
  ['holding house keys', 'keys'],
  ['a golf club', 'golf-club'],
  ['a cricket bat', 'cricket-bat'],
  ['with a violin', 'violin'],
  ['holding a skateboard', 'board'],
  ['binoculars', 'binoculars'],
  ['holding a diya', 'diya'],
  ['a sparkler in her hand', 'sparkler'],
  ['a serum bottle', 'serum'],
  ['a sunscreen tube', 'cream-tube'],
  ['filter coffee in a steel tumbler', 'steel-tumbler'],
  ['a glass of whiskey', 'whisky'],
  ['passport in hand', 'passport'],
  ['a basket of strawberries', 'berry-basket'],
  ['a basket of flowers', 'flower-basket'],
  ['a basket of eggs', 'egg-basket'],
  ['holding a hammer', 'hammer'],
  ['holding scissors', 'scissors'],
  ['a spatula', 'spatula'],
  ['a paper map', 'map'],
]

describe('what is held', () => {
  it.each(HELD)('%s is told as shown and drawn as a %s', (words, prop) => {
    const { scene, hints } = picture(`woman, ${words}`)
    expect(scene.prop).toBe(prop)
    expect(hints.filter(({ fate }) => fate !== 'shown')).toEqual([])
  })

  it('fruit of one shape has its own colour, unless another is asked for', () => {
    const colors = ['an orange in hand', 'a lemon in hand', 'a ripe tomato'].map(
      (words) => picture(words).scene.propColor?.join() ?? 'its own',
    )
    expect(new Set(colors).size).toBe(3)
    expect(picture('holding green apples').scene.propColor).toBeDefined()
  })

  it('the colour of a lemon dress is no lemon', () => {
    expect(picture('lemon yellow dress').scene.prop).toBeUndefined()
    expect(picture('pastel colour palette').scene.prop).toBeUndefined()
  })
})

describe('what is done with things', () => {
  it.each([
    ['showing a serum bottle', 'serum'],
    ['talking on the phone', 'call'],
    ['with a phone to her ear', 'call'],
    ['drinking a glass of whiskey', 'whisky'],
    ['serving samosas', 'samosas'],
  ])('%s is holding it', (words, prop) => {
    const { scene, hints } = picture(`woman ${words}`)
    expect(scene.prop).toBe(prop)
    expect(hints.filter(({ fate }) => fate !== 'shown')).toEqual([])
  })

  it.each([
    ['eating a croissant', 'pastries'],
    ['brushing her hair', 'hairbrush'],
    ['watering the plants', 'watering-can'],
  ])('%s is drawn with it in the hand, and told so', (words, prop) => {
    const { scene, hints } = picture(`woman ${words}`)
    expect(scene.prop).toBe(prop)
    expect(hints.some(({ fate }) => fate === 'changed')).toBe(true)
  })

  it.each(['glass wall', 'lemon tree', 'coffee table', 'cake shop', 'cricket fan', 'banana yellow dress'])(
    'nobody holds anything for “%s”',
    (words) => {
      expect(picture(`woman, ${words}`).scene.prop).toBeUndefined()
    },
  )
})

describe('what is worn on the head', () => {
  it.each([
    ['nurse with a scrub cap', 'hat', 'scrub-cap'],
    ['swim cap', 'hat', 'swim-cap'],
    ['bunny ears', 'hat', 'bunny-ears'],
    ['VR headset', 'eye-cover', 'vr-headset'],
    ['maang tikka', 'hair-jewel', 'maang-tikka'],
    ['gajra', 'hair-jewel', 'gajra'],
    ['marigold garland', 'necklace', 'garland'],
  ] as const)('%s', (words, place, name) => {
    const { scene, hints } = picture(`woman, ${words}`)
    expect(scene.worn?.[place]?.name).toBe(name)
    expect(hints.filter(({ fate }) => fate !== 'shown')).toEqual([])
  })
})
