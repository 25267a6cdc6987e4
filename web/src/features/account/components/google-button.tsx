import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import { useSettings } from '../../../lib/use-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { useOpenGoogle } from '../hooks/use-open-google.ts'
import type { SignInFlow } from '../hooks/use-sign-in-flow.ts'
import styles from './google-button.module.css'

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
