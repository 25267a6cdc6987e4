import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type {
  CollisionDetection,
  DragEndEvent,
  KeyboardCoordinateGetter,
  Modifier,
  UniqueIdentifier,
} from '@dnd-kit/core'
import IconFolderPlus from '@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs'
import type { Collection } from '@visage/contract'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { counted } from '../../../lib/format/counted.ts'
import { gripId, Lifted } from '../grid/arrangement.tsx'
import { promptOf } from '../item/gallery-item.ts'
import type { ListedItem } from '../list/gallery-list.ts'
import { Stills } from './collection-card.tsx'
import { useCollections } from './collection-queries.ts'
import classes from './shelf.module.css'

/** As many as fit into one row of a desk; others are in the window that asks for a collection. */
const mostShown = 7
const another = 'another'

const STEPS: Readonly<Record<string, number>> = {
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
}

/** The arrow keys go from one collection to the next. */
const stepOnShelf: KeyboardCoordinateGetter = (event, { context: { droppableRects, droppableContainers, over } }) => {
  const step = STEPS[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => ({ id, rect: droppableRects.get(id) }))
    .flatMap(({ id, rect }) => (rect ? [{ id, rect }] : []))
    .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left)
  const at = places.findIndex(({ id }) => id === over?.id)
  const next = places[Math.max(0, Math.min(places.length - 1, at + step))]
  return next && { x: next.rect.left, y: next.rect.top }
}

/** A pointer has to be on a collection, keys go to the nearest one. */
const findPlace: CollisionDetection = (asked) =>
  asked.pointerCoordinates ? pointerWithin(asked) : closestCenter(asked)

const besidePx = 16

/** What is dragged hangs beside the pointer, which is on the grip of a card that is larger. */
const besidePointer: Modifier = ({ activatorEvent: event, draggingNodeRect: card, transform }) => {
  if (!(event instanceof PointerEvent) || !card) return transform
  return {
    ...transform,
    x: transform.x + event.clientX - card.left + besidePx,
    y: transform.y + event.clientY - card.top + besidePx,
  }
}

const Place = ({ id, name, count, children }: { id: string; name: string; count: string; children: ReactNode }) => {
  const { setNodeRef, isOver } = useDroppable({ id, data: { name } })
  return (
    <li ref={setNodeRef} className={classes.place} data-over={isOver || undefined}>
      <span className={classes.cover}>{children}</span>
      <span className={classes.name}>{name}</span>
      <span className={classes.count}>{count}</span>
    </li>
  )
}

/** The collections, at hand while something is dragged. */
const Shelf = ({ count }: { count: number }) => {
  const { data: collections } = useCollections()
  const shown: readonly Collection[] = collections?.slice(0, mostShown) ?? []
  return createPortal(
    <section className={classes.shelf} aria-label="Collections to put it into">
      <p className={classes.title}>{count > 1 ? `Put ${count} items into` : 'Put it into'}</p>
      <ul className={classes.places}>
        <Place
          id={another}
          name={collections && collections.length > mostShown ? 'New or another' : 'New collection'}
          count="You are asked which"
        >
          <IconFolderPlus size={24} aria-hidden="true" />
        </Place>
        {shown.map((collection) => (
          <Place
            key={collection.id}
            id={collection.id}
            name={collection.name}
            count={counted(collection.count, 'item')}
          >
            <Stills collection={collection} count={1} />
          </Place>
        ))}
      </ul>
    </section>,
    document.body,
  )
}

type ShelvingProps = {
  items: readonly ListedItem[]
  /** Which go along with one that is dragged: all chosen ones where it is one of them. */
  chosen: readonly string[]
  /** Puts items into a collection; into one that is asked for where there is no id. */
  onPut: (ids: readonly string[], collection: string | null) => void
  children: ReactNode
}

/** Lets items be dragged onto a collection: by pointer, finger and keyboard. */
export const Shelving = ({ items, chosen, onPut, children }: ShelvingProps) => {
  const [lifted, setLifted] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepOnShelf }),
  )
  const shown = items.find(({ id }) => id === lifted)
  const along = lifted !== null && chosen.includes(lifted) ? chosen : lifted === null ? [] : [lifted]
  const nameOf = (id: UniqueIdentifier) => {
    const found = items.find((item) => item.id === id)
    return (found && promptOf(found)) || 'The item'
  }
  const stays = (id: UniqueIdentifier) => `${nameOf(id)} is where it was.`
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    if (over) onPut(along, over.id === another ? null : String(over.id))
    if (over?.id !== another)
      requestAnimationFrame(() => document.getElementById(gripId(String(active.id)))?.focus({ preventScroll: true }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      autoScroll={false}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
          onDragOver: ({ over }) => (over ? `It would go into: ${String(over.data.current?.name)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} was put down.` : stays(active.id)),
          onDragCancel: ({ active }) => stays(active.id),
        },
        screenReaderInstructions: {
          draggable:
            'To put it into a collection, press space, choose the collection with the arrow keys, and press space again. Escape leaves it where it is.',
        },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
    >
      {children}
      {lifted !== null && <Shelf count={along.length} />}
      <DragOverlay dropAnimation={null} zIndex={1000} modifiers={[besidePointer]}>
        {shown && (
          <span className={classes.lifted} data-several={along.length > 1 ? along.length : undefined}>
            <Lifted item={shown} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
