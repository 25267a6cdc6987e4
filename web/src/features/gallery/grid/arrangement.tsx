import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Announcements, DragEndEvent, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { createContext, use, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { mediaUrlOf, promptOf } from '../item/gallery-item.ts'
import type { ListedItem } from '../list/gallery-list.ts'
import classes from './arrangement.module.css'

/** Before which item another one is put; null for the end. Undefined where it stays. */
const placeBefore = (ids: readonly string[], moved: string, target: string): string | null | undefined => {
  const [from, to] = [ids.indexOf(moved), ids.indexOf(target)]
  if (from < 0 || to < 0 || from === to) return undefined
  return from < to ? (ids[to + 1] ?? null) : target
}

const STEPS: Readonly<Record<string, readonly [left: number, top: number]>> = {
  [KeyboardCode.Left]: [-1, 0],
  [KeyboardCode.Right]: [1, 0],
  [KeyboardCode.Up]: [0, -1],
  [KeyboardCode.Down]: [0, 1],
}

/** The arrow keys go from card to card: sideways to the neighbour in the order, up and down to the nearest one there. */
const stepFor =
  (ids: readonly string[]): KeyboardCoordinateGetter =>
  (event, { context: { droppableRects, over, active, collisionRect } }) => {
    const step = STEPS[event.code]
    if (!step || !collisionRect) return undefined
    event.preventDefault()
    const at = ids.indexOf(String(over?.id ?? active?.id))
    const here = droppableRects.get(ids[at] ?? '')
    if (!here) return undefined
    const [sideways, down] = step
    const near = ids
      .map((id) => ({ id, rect: droppableRects.get(id) }))
      .flatMap(({ id, rect }) => (rect && (rect.top - here.top) * down > here.height / 2 ? [{ id, rect }] : []))
      .toSorted((one, other) => {
        const far = ({ rect }: typeof one) => Math.abs(rect.top - here.top) * 4 + Math.abs(rect.left - here.left)
        return far(one) - far(other)
      })
    const next = droppableRects.get((down === 0 ? ids[at + sideways] : near[0]?.id) ?? '')
    return next && { x: next.left, y: next.top }
  }

type Dragged = { over: string | null; isForward: boolean }
const DraggedContext = createContext<Dragged>({ over: null, isForward: false })

type ArrangementProps = {
  items: readonly ListedItem[]
  /** Whether there are more than these. */
  hasMore: boolean
  onMove: (moved: string, before: string | null) => void
  children: ReactNode
}

/** What is under the pointer or the finger. */
export const Lifted = ({ item }: { item: ListedItem }) =>
  item.audio_url === undefined ? (
    <img className={classes.lifted} src={item.thumbnail_url ?? mediaUrlOf(item)} alt="" />
  ) : (
    <span className={classes.lifted}>{promptOf(item)}</span>
  )

/** Lets items be dragged to other places of their list: by pointer, finger and keyboard. */
export const Arrangement = ({ items, hasMore, onMove, children }: ArrangementProps) => {
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const [lifted, setLifted] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepFor(ids) }),
  )
  const nameOf = (id: UniqueIdentifier) => {
    const found = items.find((item) => item.id === id)
    return (found && promptOf(found)) || 'The item'
  }
  const placeOf = (id: UniqueIdentifier | undefined) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up from ${placeOf(active.id)}.`,
    // Its own place at the beginning is no news.
    onDragOver: ({ active, over: target }) =>
      target && (target.id !== active.id || over !== null) ? `It would go to ${placeOf(target.id)}.` : undefined,
    onDragEnd: ({ active, over: target }) =>
      target ? `${nameOf(active.id)} was put at ${placeOf(target.id)}.` : `${nameOf(active.id)} is where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is where it was.`,
  }
  const end = () => {
    setLifted(null)
    setOver(null)
  }
  const drop = ({ active, over: target }: DragEndEvent) => {
    end()
    const moved = String(active.id)
    const before = target ? placeBefore(ids, moved, String(target.id)) : undefined
    // What comes after the last one that is loaded is not known: it goes before that one.
    if (before !== undefined) onMove(moved, before === null && hasMore ? String(target?.id) : before)
    requestAnimationFrame(() => document.getElementById(gripId(moved))?.focus({ preventScroll: true }))
  }
  const shown = items.find(({ id }) => id === lifted)
  const dragged = useMemo(
    () => ({
      over: over === lifted ? null : over,
      isForward: lifted !== null && ids.indexOf(lifted) < ids.indexOf(over ?? ''),
    }),
    [ids, lifted, over],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To change the order, press space, go to another place with the arrow keys, and press space again. Escape puts it back.',
        },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragOver={({ over: target }) => setOver(target ? String(target.id) : null)}
      onDragEnd={drop}
      onDragCancel={end}
    >
      <DraggedContext value={dragged}>{children}</DraggedContext>
      <DragOverlay dropAnimation={null}>{shown && <Lifted item={shown} />}</DragOverlay>
    </DndContext>
  )
}

/** The grip of an item's card. */
export const gripId = (id: string) => `grip-${id}`

type MovableProps = {
  item: ListedItem
  /** Whether others can be put in its place. */
  isPlace?: boolean
  children: ReactNode
}

/** A card with its grip. */
export const Movable = ({ item, isPlace = true, children }: MovableProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: item.id })
  const { setNodeRef: setDropRef } = useDroppable({ id: item.id, disabled: !isPlace })
  const { over, isForward } = use(DraggedContext)
  return (
    <div
      ref={(element) => {
        setNodeRef(element)
        setDropRef(element)
      }}
      className={classes.movable}
      data-lifted={isDragging || undefined}
      data-shy={!isPlace || undefined}
      data-flat={item.audio_url !== undefined || undefined}
      data-over={over === item.id ? (isForward ? 'after' : 'before') : undefined}
    >
      {children}
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        id={gripId(item.id)}
        className={classes.grip}
        title="Move"
        aria-label={`Move: ${promptOf(item) || 'item'}`}
      >
        <IconGripVertical size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
