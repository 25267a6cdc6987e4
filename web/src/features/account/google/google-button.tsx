import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { settingsQuery, useSettings } from '../../../lib/api/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import styles from './google-button.module.css'
import { GOOGLE_FAILED, openGoogle } from './use-google-sign-in.ts'

/** Leaves for Google. A press that comes before the settings waits for them. */
const useOpenGoogle = (flow: SignInFlow): (() => void) => {
  const queryClient = useQueryClient()
  const open = async () => {
    try {
      const { google } = await queryClient.ensureQueryData(settingsQuery)
      if (google) openGoogle(google)
    } catch {
      flow.fail(GOOGLE_FAILED)
    }
  }
  return () => void open()
}

/** The way in with a Google account, where this installation has one. The server's mark of the page tells before the settings do. */
export const GoogleButton = ({ flow }: { flow: SignInFlow }) => {
  const google = useSettings()?.google
  const open = useOpenGoogle(flow)
  if (google === null) return null
  return (
    <div
      className={styles.google}
      data-waiting={google === undefined || undefined}
      data-stand-in={google?.is_stand_in || undefined}
    >
      <Button size="large" fullWidth icon={<IconBrandGoogle size={20} stroke={2} aria-hidden="true" />} onClick={open}>
        Continue with Google
        <span className={styles.mark}>stand-in</span>
      </Button>
      <p className={styles.or}>Or</p>
    </div>
  )
}
