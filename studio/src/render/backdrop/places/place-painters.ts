import type { Backdrop } from '../../../scene/places.ts'
import type { Stage } from '../world/stage.ts'
import { paintBedroom } from './indoors/bedroom.ts'
import { paintBookshop } from './indoors/bookshop.ts'
import { paintCafe } from './indoors/cafe.ts'
import { paintConcertStage } from './indoors/concert-stage.ts'
import { paintGallery } from './indoors/gallery.ts'
import { paintGym } from './indoors/gym.ts'
import { paintHotelLobby } from './indoors/hotel-lobby.ts'
import { paintKitchen } from './indoors/kitchen.ts'
import { paintLibrary } from './indoors/library.ts'
import { paintLoft } from './indoors/loft.ts'
import { paintOffice } from './indoors/office.ts'
import { paintStation } from './indoors/station.ts'
import { paintAutumnPark } from './outdoors/autumn-park.ts'
import { paintBeach } from './outdoors/beach.ts'
import { paintBridge } from './outdoors/bridge.ts'
import { paintCity } from './outdoors/city.ts'
import { paintDesert } from './outdoors/desert.ts'
import { paintForest } from './outdoors/forest.ts'
import { paintGarden } from './outdoors/garden.ts'
import { paintHarbour } from './outdoors/harbour.ts'
import { paintLake } from './outdoors/lake.ts'
import { paintMarket } from './outdoors/market.ts'
import { paintMountains } from './outdoors/mountains.ts'
import { paintOldTown } from './outdoors/old-town.ts'
import { paintParis } from './outdoors/paris.ts'
import { paintPool } from './outdoors/pool.ts'
import { paintRooftop } from './outdoors/rooftop.ts'
import { paintSnowVillage } from './outdoors/snow-village.ts'
import { paintTemple } from './outdoors/temple.ts'
import { paintVineyard } from './outdoors/vineyard.ts'

/** Paints each place but the plain studio. */
export const PLACE_PAINTERS: Record<Exclude<Backdrop, 'studio'>, (stage: Stage) => void> = {
  city: paintCity,
  'old-town': paintOldTown,
  paris: paintParis,
  market: paintMarket,
  rooftop: paintRooftop,
  bridge: paintBridge,
  harbour: paintHarbour,
  beach: paintBeach,
  pool: paintPool,
  garden: paintGarden,
  'autumn-park': paintAutumnPark,
  forest: paintForest,
  mountains: paintMountains,
  desert: paintDesert,
  'snow-village': paintSnowVillage,
  vineyard: paintVineyard,
  temple: paintTemple,
  lake: paintLake,
  cafe: paintCafe,
  loft: paintLoft,
  library: paintLibrary,
  bookshop: paintBookshop,
  station: paintStation,
  gym: paintGym,
  kitchen: paintKitchen,
  bedroom: paintBedroom,
  office: paintOffice,
  gallery: paintGallery,
  stage: paintConcertStage,
  'hotel-lobby': paintHotelLobby,
}
