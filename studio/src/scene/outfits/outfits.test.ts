import { describe, expect, it } from 'vitest'
import { combineOutfit, OUTFITS } from './outfits.ts'
import type { OutfitName } from './outfits.ts'

const NAMES = Object.keys(OUTFITS) as OutfitName[]

describe('combineOutfit', () => {
  it('takes the colour of what is worn beneath from the scene and leaves the jacket its own', () => {
    const { top, outer, bottom } = combineOutfit({ outfit: 'blazer', under: 'tee', bottom: 'wide-jeans' })
    expect([top.cut, top.dye, outer?.cut, outer?.dye, bottom?.cut]).toEqual([
      'tee',
      'inner',
      'blazer',
      'main',
      'wide-jeans',
    ])
  })

  it('wears a dress beneath a jacket with the shoes of the dress and nothing else below', () => {
    const { top, bottom, shoes, tucked } = combineOutfit({ outfit: 'blazer', under: 'summer-dress', bottom: 'tee' })
    expect([top.cut, bottom, shoes.cut, tucked]).toEqual(['summer-dress', undefined, 'sandals', false])
  })

  it('tucks tops into skirts, and takes off belts and ties that have nothing to hold', () => {
    expect(combineOutfit({ outfit: 'tee', bottom: 'pleated-skirt' }).tucked).toBe(true)
    expect(combineOutfit({ outfit: 'crop-top', bottom: 'pleated-skirt' }).tucked).toBe(false)
    expect(combineOutfit({ outfit: 'shirt', bottom: 'pleated-skirt' }).extra).toBeUndefined()
    expect(combineOutfit({ outfit: 'suit', under: 'turtleneck' }).extra).toBeUndefined()
    expect(combineOutfit({ outfit: 'suit', under: 'check-shirt' }).extra).toBe('tie')
  })

  it('leaves what does not go together as the outfit has it, whatever is asked', () => {
    for (const outfit of NAMES)
      for (const other of NAMES) {
        const [beneath, below] = [combineOutfit({ outfit, under: other }), combineOutfit({ outfit, bottom: other })]
        expect(beneath.outer).toEqual(combineOutfit({ outfit }).outer)
        expect(below.top).toEqual(combineOutfit({ outfit }).top)
      }
    expect(combineOutfit({ outfit: 'trench', under: 'summer-dress' })).toEqual(combineOutfit({ outfit: 'trench' }))
    expect(combineOutfit({ outfit: 'jumpsuit', bottom: 'tee' })).toEqual(combineOutfit({ outfit: 'jumpsuit' }))
    expect(combineOutfit({ outfit: 'coat', bottom: 'pleated-skirt' })).toEqual(combineOutfit({ outfit: 'coat' }))
  })
})
