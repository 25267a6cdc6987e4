import { bedroom } from './indoors/bedroom.ts'
import { bookshop } from './indoors/bookshop.ts'
import { cafe } from './indoors/cafe.ts'
import { concertStage } from './indoors/concert-stage.ts'
import { gallery } from './indoors/gallery.ts'
import { gym } from './indoors/gym.ts'
import { hotelLobby } from './indoors/hotel-lobby.ts'
import { kitchen } from './indoors/kitchen.ts'
import { library } from './indoors/library.ts'
import { loft } from './indoors/loft.ts'
import { office } from './indoors/office.ts'
import { station } from './indoors/station.ts'
import { studio } from './indoors/studio-paper.ts'
import { autumnPark } from './outdoors/autumn-park.ts'
import { beach } from './outdoors/beach.ts'
import { bridge } from './outdoors/bridge.ts'
import { city } from './outdoors/city.ts'
import { desert } from './outdoors/desert.ts'
import { forest } from './outdoors/forest.ts'
import { garden } from './outdoors/garden.ts'
import { harbour } from './outdoors/harbour.ts'
import { lake } from './outdoors/lake.ts'
import { market } from './outdoors/market.ts'
import { mountains } from './outdoors/mountains.ts'
import { oldTown } from './outdoors/old-town.ts'
import { paris } from './outdoors/paris.ts'
import { pool } from './outdoors/pool.ts'
import { rooftop } from './outdoors/rooftop.ts'
import { snowVillage } from './outdoors/snow-village.ts'
import { temple } from './outdoors/temple.ts'
import { vineyard } from './outdoors/vineyard.ts'
import type { Place } from './place.ts'

/** Every place by its name in scenes. */
export const PLACES = {
  city,
  'old-town': oldTown,
  paris,
  market,
  rooftop,
  bridge,
  harbour,
  beach,
  pool,
  garden,
  'autumn-park': autumnPark,
  forest,
  mountains,
  desert,
  'snow-village': snowVillage,
  vineyard,
  temple,
  lake,
  studio,
  cafe,
  loft,
  library,
  bookshop,
  station,
  gym,
  kitchen,
  bedroom,
  office,
  gallery,
  stage: concertStage,
  'hotel-lobby': hotelLobby,
} satisfies Record<string, Place>

export type Backdrop = keyof typeof PLACES
export const BACKDROPS = Object.keys(PLACES) as readonly Backdrop[]

/**
 * Has what paints the places at hand. Here it always is; a browser's build has the words of all places at once, and loads
 * what paints those outside of the studio when this is first asked for.
 */
export const loadPlaces = async (): Promise<void> => {}

export const placeOf = (name: Backdrop): Place => PLACES[name]

export const isOutdoor = (name: Backdrop): boolean => PLACES[name].isOutdoor
