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
import { nightclub } from './indoors/nightclub.ts'
import { church } from './indoors/church.ts'
import { restaurant } from './indoors/restaurant.ts'
import { bathroom } from './indoors/bathroom.ts'
import { livingRoom } from './indoors/living-room.ts'
import { classroom } from './indoors/classroom.ts'
import { clinic } from './indoors/clinic.ts'
import { airport } from './indoors/airport.ts'
import { boutique } from './indoors/boutique.ts'
import { salon } from './indoors/salon.ts'
import { workshop } from './indoors/workshop.ts'
import { danceStudio } from './indoors/dance-studio.ts'
import { greenhouse } from './indoors/greenhouse.ts'
import { spaceship } from './indoors/spaceship.ts'
import { castleHall } from './indoors/castle-hall.ts'
import { boxingRing } from './indoors/boxing-ring.ts'
import { arcade } from './indoors/arcade.ts'
import { waterfall } from './outdoors/waterfall.ts'
import { cliff } from './outdoors/cliff.ts'
import { stadium } from './outdoors/stadium.ts'
import { tennisCourt } from './outdoors/tennis-court.ts'
import { neonAlley } from './outdoors/neon-alley.ts'
import { flowerField } from './outdoors/flower-field.ts'
import { canyon } from './outdoors/canyon.ts'
import { canal } from './outdoors/canal.ts'
import { ice } from './outdoors/ice.ts'
import { underwater } from './outdoors/underwater.ts'
import { moon } from './outdoors/moon.ts'
import { road } from './outdoors/road.ts'
import { boatDeck } from './outdoors/boat-deck.ts'
import { funfair } from './outdoors/funfair.ts'
import { clouds } from './outdoors/clouds.ts'
import { aurora } from './outdoors/aurora.ts'
import { countryside } from './outdoors/countryside.ts'
import { playground } from './outdoors/playground.ts'
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
  playground,
  countryside,
  aurora,
  clouds,
  funfair,
  'boat-deck': boatDeck,
  road,
  moon,
  underwater,
  ice,
  canal,
  canyon,
  'flower-field': flowerField,
  'neon-alley': neonAlley,
  'tennis-court': tennisCourt,
  stadium,
  cliff,
  waterfall,
  arcade,
  'boxing-ring': boxingRing,
  'castle-hall': castleHall,
  spaceship,
  greenhouse,
  'dance-studio': danceStudio,
  workshop,
  salon,
  boutique,
  airport,
  clinic,
  classroom,
  'living-room': livingRoom,
  bathroom,
  restaurant,
  church,
  nightclub,
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
