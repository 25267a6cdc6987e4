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
