import { ASKED_OUTFITS } from './asked-outfits.ts'
import { FASHION_OUTFITS } from './fashion-outfits.ts'
import { MENS_OUTFITS } from './mens-outfits.ts'
import { ROLE_OUTFITS } from './role-outfits.ts'
import { SHARED_OUTFITS } from './shared-outfits.ts'
import { WOMENS_OUTFITS } from './womens-outfits.ts'

/** Everything that people can wear, by name. Colours that an outfit does not fix come from the scene. */
export const OUTFITS = {
  ...SHARED_OUTFITS,
  ...MENS_OUTFITS,
  ...WOMENS_OUTFITS,
  ...ASKED_OUTFITS,
  ...FASHION_OUTFITS,
  ...ROLE_OUTFITS,
}
