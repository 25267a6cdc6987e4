import { useQueryClient } from '@tanstack/react-query'
import { admin } from '@visage/contract/admin'
import { saveFile } from '../../../lib/api/downloads.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { useOverview } from '../admin-queries.ts'
import { callAdminForFile } from '../call-admin.ts'
import { Empty, ListScreen, Panel } from '../parts/list-screen.tsx'
import { countText } from '../words.ts'
import styles from './newsletter-screen.module.css'

/** Who wants the newsletter, to take along to whatever sends it. */
export const NewsletterScreen = () => {
  const queryClient = useQueryClient()
  const count = useOverview(7).data?.people.subscribers
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveFile(await callAdminForFile(admin.downloadSubscribers, {})),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'actions'] }),
  })
  return (
    <ListScreen
      title="Newsletter"
      lead="Everybody who asked for news in the footer of the site, or has communications on in their profile."
    >
      {count === 0 && <Empty>Nobody has asked for it yet.</Empty>}
      {count !== 0 && (
        <Panel
          title={
            count === undefined ? 'Subscribers' : `${countText(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`
          }
        >
          <p className={styles.text}>
            A table with an address, a day and an unsubscribe link in each row, in UTF-8 and safe to open in any
            spreadsheet. Put each one&apos;s link into what you send, and take a fresh table every time: who has left is
            no longer in it. It holds personal data: the log keeps who took it and when.
          </p>
          <div className={styles.actions}>
            <Button variant="primary" busy={isPending} busyLabel="Exporting..." onClick={() => mutate()}>
              Export as CSV
            </Button>
            <output className={styles.done}>{isSuccess && 'The file is in your downloads.'}</output>
            {error && <FieldError message={error.message} />}
          </div>
        </Panel>
      )}
    </ListScreen>
  )
}
