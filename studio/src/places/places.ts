import { canal } from './city/canal.ts'
import { city } from './city/city.ts'
import { harbour } from './city/harbour.ts'
import { market } from './city/market.ts'
import { neonAlley } from './city/neon-alley.ts'
import { oldTown } from './city/old-town.ts'
import { paris } from './city/paris.ts'
import { snowVillage } from './city/snow-village.ts'
import { bathroom } from './homes/bathroom.ts'
import { bedroom } from './homes/bedroom.ts'
import { castleHall } from './homes/castle-hall.ts'
import { garden } from './homes/garden.ts'
import { greenhouse } from './homes/greenhouse.ts'
import { kitchen } from './homes/kitchen.ts'
import { livingRoom } from './homes/living-room.ts'
import { loft } from './homes/loft.ts'
import { pool } from './homes/pool.ts'
import { rooftop } from './homes/rooftop.ts'
import { hinduTemple } from './india/hindu-temple.ts'
import { palaceCourt } from './india/palace-court.ts'
import { whiteDomes } from './india/white-domes.ts'
import { aurora } from './nature/aurora.ts'
import { autumnPark } from './nature/autumn-park.ts'
import { beach } from './nature/beach.ts'
import { canyon } from './nature/canyon.ts'
import { cliff } from './nature/cliff.ts'
import { clouds } from './nature/clouds.ts'
import { countryside } from './nature/countryside.ts'
import { desert } from './nature/desert.ts'
import { flowerField, lavenderField, poppyField, sunflowerField, yellowField } from './nature/flower-field.ts'
import { forest } from './nature/forest.ts'
import { ice } from './nature/ice.ts'
import { lake } from './nature/lake.ts'
import { mountains } from './nature/mountains.ts'
import { underwater } from './nature/underwater.ts'
import { vineyard } from './nature/vineyard.ts'
import { waterfall } from './nature/waterfall.ts'
import { basketballCourt } from './sport/basketball-court.ts'
import { boxingRing } from './sport/boxing-ring.ts'
import { danceStudio } from './sport/dance-studio.ts'
import { golfCourse } from './sport/golf-course.ts'
import { gym } from './sport/gym.ts'
import { playground } from './sport/playground.ts'
import { runningTrack } from './sport/running-track.ts'
import { stadium } from './sport/stadium.ts'
import { tennisCourt } from './sport/tennis-court.ts'
import { airport } from './travel/airport.ts'
import { boatDeck } from './travel/boat-deck.ts'
import { bridge } from './travel/bridge.ts'
import { mars } from './travel/mars.ts'
import { moon } from './travel/moon.ts'
import { road } from './travel/road.ts'
import { seaTerrace } from './travel/sea-terrace.ts'
import { spaceship } from './travel/spaceship.ts'
import { station } from './travel/station.ts'
import { subway } from './travel/subway.ts'
import { arcade } from './venues/arcade.ts'
import { bookshop } from './venues/bookshop.ts'
import { boutique } from './venues/boutique.ts'
import { cafe } from './venues/cafe.ts'
import { church } from './venues/church.ts'
import { concertStage } from './venues/concert-stage.ts'
import { funfair } from './venues/funfair.ts'
import { gallery } from './venues/gallery.ts'
import { hotelLobby } from './venues/hotel-lobby.ts'
import { nightclub } from './venues/nightclub.ts'
import { recordShop } from './venues/record-shop.ts'
import { restaurant } from './venues/restaurant.ts'
import { supermarket } from './venues/supermarket.ts'
import { temple } from './venues/temple.ts'
import { classroom } from './work/classroom.ts'
import { clinic } from './work/clinic.ts'
import { library } from './work/library.ts'
import { office } from './work/office.ts'
import { salon } from './work/salon.ts'
import { studio } from './work/studio-paper.ts'
import { workshop } from './work/workshop.ts'
import { castle } from './city/castle.ts'
import { savanna } from './nature/savanna.ts'
import { wheatField } from './nature/wheat-field.ts'
import { airplane } from './travel/airplane.ts'
import { corridor } from './venues/corridor.ts'
import { laundromat } from './venues/laundromat.ts'
import { diner } from './venues/diner.ts'
import { flowerShop } from './venues/flower-shop.ts'
import { runway } from './venues/runway.ts'
import { staircase } from './venues/staircase.ts'
import { laboratory } from './work/laboratory.ts'
import { spa } from './venues/spa.ts'
import { schoolHallway } from './work/school-hallway.ts'
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
  'lavender-field': lavenderField,
  'sunflower-field': sunflowerField,
  'poppy-field': poppyField,
  'yellow-field': yellowField,
  'neon-alley': neonAlley,
  'golf-course': golfCourse,
  'tennis-court': tennisCourt,
  'basketball-court': basketballCourt,
  stadium,
  'running-track': runningTrack,
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
  'record-shop': recordShop,
  supermarket,
  'sea-terrace': seaTerrace,
  subway,
  castle,
  savanna,
  'wheat-field': wheatField,
  airplane,
  corridor,
  mars,
  laboratory,
  diner,
  staircase,
  'flower-shop': flowerShop,
  laundromat,
  runway,
  spa,
  'school-hallway': schoolHallway,
  'hindu-temple': hinduTemple,
  'white-domes': whiteDomes,
  'palace-court': palaceCourt,
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
