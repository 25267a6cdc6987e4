export { type GarmentCategory, isWornGarment, putOn, type WornGarment } from '../scene/outfits/worn-garment.ts'
