import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import { useSettings } from '../../../lib/use-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { openGoogle } from '../hooks/google-answer.ts'
import styles from './google-button.module.css'

/** The way in with a Google account, where this installation has one. Its room is kept until that is known; a server that has none marks its pages. */
export const GoogleButton = () => {
  const settings = useSettings()
  const google = settings?.google
  if (google === null) return null
  return (
    <div className={styles.google} data-waiting={google === undefined || undefined}>
      <Button
        size="large"
        fullWidth
        icon={<IconBrandGoogle size={20} stroke={2} aria-hidden="true" />}
        onClick={() => google && openGoogle(google)}
      >
        Continue with Google
        {google?.is_stand_in && <span className={styles.mark}>stand-in</span>}
      </Button>
      <p className={styles.or}>Or</p>
    </div>
  )
}
