export { type GarmentCategory, putOn, type WornGarment } from '../scene/outfits/worn-garment.ts'
