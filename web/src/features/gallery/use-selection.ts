import { useState } from 'react'

/** Which items are chosen; null while nothing is being chosen. */
type Chosen = { ids: ReadonlySet<string>; lastIndex: number } | null

/** Choosing many items: one by one, or with the shift key all between two. */
export const useSelection = (idsInOrder: readonly string[]) => {
  const [chosen, setChosen] = useState<Chosen>(null)
  const known = new Set(idsInOrder)
  const ids = chosen ? [...chosen.ids].filter((id) => known.has(id)) : []

  const toggle = (id: string, withRange = false) => {
    const index = idsInOrder.indexOf(id)
    setChosen((before) => {
      const next = new Set(before?.ids)
      const isOn = !next.has(id)
      const from = withRange && before ? before.lastIndex : index
      for (const each of idsInOrder.slice(Math.min(from, index), Math.max(from, index) + 1)) {
        if (isOn) next.add(each)
        else next.delete(each)
      }
      return { ids: next, lastIndex: index }
    })
  }
  return {
    isOn: chosen !== null,
    ids,
    has: (id: string) => chosen?.ids.has(id) ?? false,
    begin: () => setChosen({ ids: new Set(), lastIndex: 0 }),
    end: () => setChosen(null),
    toggle,
    takeAll: () => setChosen({ ids: new Set(idsInOrder), lastIndex: 0 }),
    takeNone: () => setChosen({ ids: new Set(), lastIndex: 0 }),
  }
}

export type Selection = ReturnType<typeof useSelection>
