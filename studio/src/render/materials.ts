/** What a pixel of the G-buffer shows. 0 is the backdrop. */
export const MATERIAL = {
  none: 0,
  face: 1,
  ear: 2,
  skin: 3,
  innerGarment: 4,
  outerGarment: 5,
  bottoms: 6,
  shoe: 7,
  metal: 8,
  prop: 9,
  table: 10,
} as const

export type Material = (typeof MATERIAL)[keyof typeof MATERIAL]

export const isSkin = (material: number): boolean => material >= MATERIAL.face && material <= MATERIAL.skin
