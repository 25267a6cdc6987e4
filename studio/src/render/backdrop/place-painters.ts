import type { Backdrop } from '../../scene/places.ts'
import type { Stage } from './world/stage.ts'
import { paintAutumnPark } from './places/autumn-park.ts'
import { paintBedroom } from './places/bedroom.ts'
import { paintBookshop } from './places/bookshop.ts'
import { paintConcertStage } from './places/concert-stage.ts'
import { paintForest } from './places/forest.ts'
import { paintGallery } from './places/gallery.ts'
import { paintGym } from './places/gym.ts'
import { paintHotelLobby } from './places/hotel-lobby.ts'
import { paintKitchen } from './places/kitchen.ts'
import { paintLibrary } from './places/library.ts'
import { paintLoft } from './places/loft.ts'
import { paintOffice } from './places/office.ts'
import { paintStation } from './places/station.ts'
import { paintBeach } from './places/beach.ts'
import { paintBridge } from './places/bridge.ts'
import { paintCafe } from './places/cafe.ts'
import { paintCity } from './places/city.ts'
import { paintDesert } from './places/desert.ts'
import { paintGarden } from './places/garden.ts'
import { paintHarbour } from './places/harbour.ts'
import { paintLake } from './places/lake.ts'
import { paintMarket } from './places/market.ts'
import { paintMountains } from './places/mountains.ts'
import { paintOldTown } from './places/old-town.ts'
import { paintParis } from './places/paris.ts'
import { paintPool } from './places/pool.ts'
import { paintRooftop } from './places/rooftop.ts'
import { paintSnowVillage } from './places/snow-village.ts'
import { paintTemple } from './places/temple.ts'
import { paintVineyard } from './places/vineyard.ts'

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
