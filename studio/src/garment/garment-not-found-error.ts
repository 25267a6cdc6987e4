/** A picture in which no garment can be made out. */
export class GarmentNotFoundError extends Error {
  override name = 'GarmentNotFoundError'
}
