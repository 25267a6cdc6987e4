import { admin } from '@visage/contract/admin'
import { useAdminList, useFilters } from '../admin-queries.ts'
import { callAdmin } from '../call-admin.ts'
import { Entry, PersonLink } from '../parts/entry.tsx'
import { ChoiceFilter, ListBody, ListScreen } from '../parts/list-screen.tsx'
import { timestampText } from '../words.ts'

const RATINGS = ['', '1', '2', '3', '4', '5'] as const

/** What people think of the product. */
export const FeedbackScreen = () => {
  const filters = useFilters()
  const rating = filters.choose('rating', RATINGS)
  const query = useAdminList(['feedback', rating], (page, signal) =>
    callAdmin(admin.listFeedback, { query: { ...page, ...(rating === '' ? {} : { rating }) } }, { signal }),
  )
  const feedback = query.data?.pages.flatMap((page) => page.feedback) ?? []
  return (
    <ListScreen
      title="Feedback"
      lead="Ratings with their words, newest first."
      filters={
        <ChoiceFilter
          label="Rating"
          name="rating"
          options={RATINGS.map((value) => ({ value, label: value === '' ? 'Every rating' : `${value} of 5` }))}
        />
      }
    >
      <ListBody
        query={query}
        isEmpty={feedback.length === 0}
        empty={rating === '' ? 'Nobody has given feedback yet.' : 'Nobody has rated like this yet.'}
      >
        {feedback.map((given) => (
          <Entry
            key={given.id}
            title={`${given.rating} of 5`}
            about={
              <>
                <PersonLink person={given.person} />
                <time dateTime={given.created_at}>{timestampText(given.created_at)}</time>
              </>
            }
            text={given.description}
          />
        ))}
      </ListBody>
    </ListScreen>
  )
}
