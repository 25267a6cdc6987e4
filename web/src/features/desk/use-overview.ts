import { desk } from '@visage/contract/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callDesk } from './call-desk.ts'

export const useOverview = (days: 1 | 7 | 30) =>
  useQuery({
    queryKey: ['desk', 'overview', days],
    queryFn: ({ signal }) => callDesk(desk.readOverview, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })
