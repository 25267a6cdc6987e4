import type { GalleryItem } from '@visage/contract'
import type { InfiniteData } from '@tanstack/react-query'

export type Page = { items: GalleryItem[]; nextCursor: string | null }
export type ListData = InfiniteData<Page, string | undefined>

const changeItems = (data: ListData, change: (items: GalleryItem[]) => GalleryItem[]): ListData => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
})

export const withoutItems = (data: ListData, ids: ReadonlySet<string>): ListData =>
  changeItems(data, (items) => (items.some(({ id }) => ids.has(id)) ? items.filter(({ id }) => !ids.has(id)) : items))

export const withFavourites = (data: ListData, ids: ReadonlySet<string>, isFavourite: boolean): ListData =>
  changeItems(data, (items) => items.map((item) => (ids.has(item.id) ? { ...item, is_favourite: isFavourite } : item)))

const newestFirst = (one: GalleryItem, other: GalleryItem) =>
  other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id)

/** Puts items in at their times: on the first page that goes on to what is older, or on the last one. */
export const withItems = (data: ListData, items: readonly GalleryItem[]): ListData => {
  const known = new Set(data.pages.flatMap((page) => page.items.map(({ id }) => id)))
  let left = items.filter(({ id }) => !known.has(id))
  const pages = data.pages.map((page, number) => {
    const oldest = page.items.at(-1)
    const isLast = number === data.pages.length - 1
    const here = left.filter((item) => isLast || (oldest !== undefined && newestFirst(item, oldest) < 0))
    if (here.length === 0) return page
    left = left.filter((item) => !here.includes(item))
    return { ...page, items: [...page.items, ...here].toSorted(newestFirst) }
  })
  return { ...data, pages }
}

export const itemsOf = (data: Pick<ListData, 'pages'> | undefined): GalleryItem[] =>
  data?.pages.flatMap(({ items }) => items) ?? []
