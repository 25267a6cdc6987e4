import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { SignInRecord } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { withReauthentication } from '../../lib/api/reauthentication.ts'
import { readSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './sign-ins.module.css'
import card from './your-data.module.css'

const KEY = ['sign-ins'] as const

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const WAYS = { code: 'with the code of your sign-up', password: 'with your password', google: 'with Google' } as const

const signOut = (id?: string): Promise<void> =>
  withReauthentication(() =>
    call(contract.account.signOutElsewhere, {
      body: { user_id: readSession().userId, ...(id !== undefined && { id }) },
    }),
  )

const useSignIns = () => {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(contract.account.listSignIns, {}, { signal }),
  })
  const end = useMutation({ mutationFn: signOut, onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }) })
  return { signIns: data?.sign_ins ?? [], end }
}

const Row = ({ signIn, onEnd }: { signIn: SignInRecord; onEnd: () => void }) => {
  const { at, how, device, country, is_open: isOpen, is_here: isHere } = signIn
  const when = timeFormat.format(new Date(at))
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{country === null ? device : `${device}, ${country}`}</strong>
        <span className={styles.when}>{`${when}, ${WAYS[how]}`}</span>
      </span>
      {isHere && <span className={styles.here}>This device</span>}
      {isOpen && !isHere && (
        <Button variant="quiet" aria-label={`Sign out ${device} of ${when}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}

/** Who has signed in lately, so that the owner sees whether somebody else has, and can end it. */
export const SignIns = () => {
  const { signIns, end } = useSignIns()
  if (signIns.length === 0) return null
  const isOpenElsewhere = signIns.some(({ is_open: isOpen, is_here: isHere }) => isOpen && !isHere)
  return (
    <section className={card.card} aria-labelledby="sign-ins">
      <div className={card.words}>
        <h2 id="sign-ins" className={card.title}>
          Sign-ins
        </h2>
        <p className={card.text}>
          The last ones to your account. If one was not you, sign it out and change your password.
        </p>
      </div>
      {isOpenElsewhere && (
        <Button busy={end.isPending} onClick={() => end.mutate(undefined)}>
          Sign out everywhere else
        </Button>
      )}
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <Row key={signIn.id} signIn={signIn} onEnd={() => end.mutate(signIn.id)} />
        ))}
      </ul>
      {end.error && (
        <p className={card.told} data-tone="bad" role="alert">
          {end.error.message}
        </p>
      )}
    </section>
  )
}
